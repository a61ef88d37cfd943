import { existsSync, globSync, readFileSync } from "node:fs";
import { type HTMLElement, parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { readSubject } from "../components/QuoteLink/subject.ts";
import { listPage, readAddress } from "../components/Windows/listAddress.ts";
import { findRedirect } from "../netlify/hosting.ts";
import { absolute, listPaths } from "../scripts/content/addresses.ts";
import { getContent } from "../scripts/content/collections.ts";
import { addressOf, dist, listFiles } from "./html.ts";
import { validateMarkup } from "./markup.ts";
import { listPageFaults } from "./pageFaults.ts";

/** What the checks across pages need to know of one. */
interface PageFacts {
	canonical: string;
	hidden: boolean;
	/** Addresses of links, as written. */
	links: string[];
	ids: string[];
	/** What style sheets name: classes, and regions, each of which has a colour. */
	styled: string[];
	/** What may follow ? in a link to the page: each field with its choices, or none where anything can be typed. */
	fields: Map<string, string[]>;
	/** Addresses of files that the browser fetches for the page. */
	resources: string[];
	/** What stands around the main part, but for the mark of where the visitor is. */
	frame: string;
	/** Address and fields of each form that is sent. */
	forms: string[];
	/** One sentence for each fault that the page shows by itself. */
	faults: string[];
}

const pages = new Map<string, PageFacts>();
/** Pages of places and of subjects, 2,600 from a few templates: each fourth is of every suburb and of every product. */
const ofMany = /^\/(?:locations|blog\/category)\/./;
const aliases = new Set(getContent().aliases.map(({ from }) => from));

beforeAll(async () => {
	let seen = 0;
	for (const file of listFiles()) {
		const path = addressOf(file);
		const html = readFileSync(file, "utf8");
		const page = parse(html, { comment: false });
		const facts = readFacts(page, html);
		pages.set(path, facts);
		const place = ofMany.test(path) || aliases.has(path) ? seen++ : 0;
		if (place % 4 === 0) facts.faults.push(...listPageFaults(page));
		if (place % 31 === 0) facts.faults.push(...(await validateMarkup(html)));
	}
}, 600_000);

function readFacts(page: HTMLElement, html: string): PageFacts {
	const readOf = (part: HTMLElement, name: string) => part.getAttribute(name) ?? "";
	const read = (selector: string, name: string) =>
		page.querySelectorAll(selector).map((part) => readOf(part, name));
	const named = Map.groupBy(page.querySelectorAll("[name]"), (part) => readOf(part, "name"));
	const listChoices = (part: HTMLElement) =>
		[part, ...part.querySelectorAll("option")]
			.filter((one) => one.rawTagName === "option" || readOf(one, "type") === "radio")
			.map((one) => readOf(one, "value"));
	const srcsets = read("[srcset]", "srcset").flatMap((list) =>
		list.split(",").map((entry) => entry.trim().split(" ")[0] ?? ""),
	);
	const fetched = "link[rel=stylesheet], link[rel=preload], link[rel$=icon], link[rel=manifest]";
	const frame = html
		.slice(html.indexOf("<body"))
		.replace(/<main[\s\S]*<\/main>|<script[\s\S]*?<\/script>|<link[^>]*>/g, "");
	return {
		canonical: read("link[rel=canonical]", "href")[0] ?? "",
		hidden: read("meta[name=robots]", "content").some((content) => content.includes("noindex")),
		links: [...read("a[href]", "href"), ...read("form[action]", "action")],
		ids: read("[id]", "id"),
		styled: [
			...new Set(read("[class]", "class").flatMap((names) => names.split(" "))),
			...read("[data-region]", "data-region"),
		],
		fields: new Map([...named].map(([name, parts]) => [name, parts.flatMap(listChoices)])),
		resources: [...read("[src]", "src"), ...read(`${fetched}, use`, "href"), ...srcsets],
		frame: frame.replace(/ aria-current="\w+"/g, ""),
		forms: page.querySelectorAll("form[method=post]").map((form) => {
			const fields = form.querySelectorAll("[name]").map((field) => field.getAttribute("name"));
			return [form.getAttribute("action"), ...new Set(fields)].join(" ");
		}),
		faults: [],
	};
}

/** One line for each fault that a check finds, with one page that has it and the number of such pages. */
function listFaults(check: (page: PageFacts, path: string) => string[]): string[] {
	const found = [...pages].flatMap(([path, page]) =>
		[...new Set(check(page, path))].map((fault) => ({ path, fault })),
	);
	return [...Map.groupBy(found, ({ fault }) => fault)].map(
		([fault, [first, ...others]]) => `${first?.path} and ${others.length} others: ${fault}`,
	);
}

/** The page that an address which no page has leads to, or undefined. */
function findRedirected(path: string): PageFacts | undefined {
	const rule = findRedirect(path);
	return rule && rule.status !== 404 ? pages.get(rule.to) : undefined;
}

/** Why a link within the site is broken, or undefined. */
function findDeadEnd(href: string, from: string): string | undefined {
	const url = new URL(href, absolute(getContent().site, from));
	const path = decodeURI(url.pathname);
	const page = pages.get(path) ?? findRedirected(path);
	if (!page) {
		if (path.startsWith("/api/") || existsSync(dist + path)) return undefined;
		return `links to ${href}, which nothing answers`;
	}
	const unread = [...url.searchParams].filter(([name, value]) => {
		const choices = page.fields.get(name);
		return !choices || (choices.length && value.split(",").some((one) => !choices.includes(one)));
	});
	if (unread.length) return `links to ${href}, and that page has no such field or choice`;
	const place = decodeURIComponent(url.hash.slice(1));
	// A quote link takes its subject along there, and what adds to the visitor's list its windows.
	const carried =
		(path === "/contact" && readSubject(url.hash)) || (path === listPage && readAddress(url.hash));
	if (!place || page.ids.includes(place) || carried) return undefined;
	return `links to ${href}, and that page has no #${place}`;
}

test("RT-01 RT-03 to RT-19 RT-21 RT-26 BLG-02 CST-05 CST-06 CST-07 ARC-07 every address is there to be looked at", () => {
	const missing = listPaths(getContent()).filter((path) => !pages.has(path));
	expect(missing).toEqual([]);
});

test("API-17 BEY-12 each page is valid HTML that says what it is once, and its links, numbers and pictures are what they are called", () => {
	expect(listFaults(({ faults }) => faults)).toEqual([]);
});

test("RT-30 FTR-04 every link and every place it names is there", () => {
	const dead = listFaults(({ links }, path) =>
		links.filter((href) => /^(\/|#)/.test(href)).flatMap((href) => findDeadEnd(href, path) ?? []),
	);
	expect(dead).toEqual([]);
});

test("BEY-30 DBG-02 nothing that a visitor meets leads to /write or /debug", () => {
	const unlisted = /\/(?:write|debug)\b/;
	expect(listFaults(({ links }) => links.filter((href) => unlisted.test(href)))).toEqual([]);
	const lists = globSync(`${dist}/**/*.{xml,txt,json}`);
	expect(lists).toContain(`${dist}/search/index.json`);
	expect(lists.filter((file) => unlisted.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("no secret and no server code in what the browser gets", () => {
	const scripts = globSync(`${dist}/**/*.js`);
	expect(scripts.length).toBeGreaterThan(50);
	const server = /NETLIFY_|WEBHOOK|SMTP_|node:crypto|netlify\/blobs/;
	expect(scripts.filter((file) => server.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("HDR-01 FTR-01 CALL-01 CON-02 every page has the frame of Home, and forms with one address have the same fields", () => {
	const home = pages.get("/")?.frame;
	expect(home).toContain("Skip to content");
	expect(listFaults(({ frame }) => (frame === home ? [] : ["has another frame"]))).toEqual([]);
	const forms = [...pages.values()].flatMap((page) => page.forms);
	expect([...new Set(forms)].map((form) => form.split(" ")[0]).sort()).toEqual([
		"/api/enquiry",
		"/api/subscribe",
	]);
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
	expect(pages.get("/")?.resources.length).toBeGreaterThan(20);
});

test("every class and region is styled, but for a class that a script looks for; each value or count that a style keeps is used, and the other way round; Safari has its prefixes", () => {
	const files = globSync(`${dist}/assets/**/*.css`);
	const css = files.map((file) => readFileSync(file, "utf8")).join("");
	const list = (pattern: RegExp) => new Set(css.match(pattern));
	const styled = list(/(?<=\.|data-region="?)[a-z][\w-]*/g);
	const known = (name: string) => styled.has(name) || /^(?:open-search|)$/.test(name);
	expect(listFaults((page) => page.styled.filter((name) => !known(name)))).toEqual([]);
	const kept = list(/--(?!lightning|radix)[\w-]+(?=:)|(?<=counter-increment:)\w+/g);
	const used = list(/(?<=var\()--(?!lightning|radix)[\w-]+|(?<=counter\()(?!list-item)\w+/g);
	expect([...kept].sort()).toEqual([...used].sort());
	for (const name of ["user-select", "print-color-adjust"])
		expect(css).toContain(`-webkit-${name}:`);
});

test("RT-27 BEY-09 Q43 a page's canonical address, its place in the sitemap and its file are one", () => {
	const sitemap = readFileSync(`${dist}/sitemap.xml`, "utf8");
	const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
	const found = [...pages].filter(([path, { canonical, hidden }]) => {
		return !hidden && canonical === absolute(getContent().site, path);
	});
	expect(found.map(([path]) => absolute(getContent().site, path)).sort()).toEqual(listed.sort());
	const astray = listFaults(({ canonical, hidden }) =>
		hidden || listed.includes(canonical) ? [] : [`names ${canonical}, which the sitemap lacks`],
	);
	expect(astray).toEqual([]);
});
