import { existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { findRedirect } from "../netlify/hosting.ts";
import { absolute, listPaths } from "../scripts/content/addresses.ts";
import { getContent } from "../scripts/content/collections.ts";
import { dist } from "./html.ts";
import type { PageFacts } from "./soundness/facts.ts";
import { surveyPages } from "./soundness/survey.ts";

let pages = new Map<string, PageFacts>();

beforeAll(async () => {
	pages = await surveyPages();
}, 300_000);

/** One line for each fault that a check finds, with one page that has it and the number of such pages. */
function listFaults(check: (page: PageFacts, path: string) => string[]): string[] {
	const found = [...pages].flatMap(([path, page]) =>
		check(page, path).map((fault) => ({ path, fault })),
	);
	return [...Map.groupBy(found, ({ fault }) => fault)].map(
		([fault, [first, ...others]]) => `${first?.path} and ${others.length} others: ${fault}`,
	);
}

/** Why a link within the site is broken, or undefined. */
function findDeadEnd(href: string, from: string): string | undefined {
	const url = new URL(href, absolute(from));
	const path = decodeURI(url.pathname);
	const rule = findRedirect(path);
	const page = pages.get(path) ?? (rule && rule.status !== 404 ? pages.get(rule.to) : undefined);
	if (!page) {
		if (path.startsWith("/api/") || existsSync(dist + path)) return undefined;
		return `links to ${href}, which nothing answers`;
	}
	const place = decodeURIComponent(url.hash.slice(1));
	if (!place || page.ids.includes(place)) return undefined;
	return `links to ${href}, and that page has no #${place}`;
}

describe("the built site as a whole", () => {
	test("RT-01 RT-26 ARC-07 every address is there to be looked at", () => {
		const missing = listPaths(getContent()).filter((path) => !pages.has(path));
		expect(missing).toEqual([]);
	});

	test("API-17 BEY-12 each page is valid HTML with one heading, named landmarks and sized pictures", () => {
		expect(listFaults(({ faults }) => faults)).toEqual([]);
	});

	test("RT-30 FTR-04 every link and every place it names is there", () => {
		const dead = listFaults(({ links }, path) =>
			links.filter((href) => /^(\/|#)/.test(href)).flatMap((href) => findDeadEnd(href, path) ?? []),
		);
		expect(dead).toEqual([]);
	});

	test("API-18 Q37 nothing is fetched from another host, and every file is there", () => {
		const wrong = listFaults(({ resources }) =>
			resources.flatMap((address) => {
				if (/^(data:|#)/.test(address)) return [];
				if (!/^\/(?!\/)/.test(address)) return [`fetches ${address} from elsewhere`];
				const [path = ""] = address.split(/[?#]/);
				return existsSync(dist + path) ? [] : [`fetches ${address}, which is not there`];
			}),
		);
		expect(wrong).toEqual([]);
	});

	test("RT-27 Q43 a page's canonical address, its place in the sitemap and its file are one", () => {
		const sitemap = readFileSync(`${dist}/sitemap.xml`, "utf8");
		const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
		const found = [...pages].filter(([path, { canonical, hidden }]) => {
			return !hidden && canonical === absolute(path);
		});
		expect(found.map(([path]) => absolute(path)).sort()).toEqual(listed.sort());
		const astray = listFaults(({ canonical, hidden }) =>
			hidden || listed.includes(canonical) ? [] : [`names ${canonical}, which the sitemap lacks`],
		);
		expect(astray).toEqual([]);
	});
});
