import { expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import {
	getHead,
	isCanonical,
	isHidden,
	meta,
	type PageHead,
	readHeads,
	titleOf,
} from "./heads.ts";

const { posts, site } = getContent();
const heads = readHeads();

test("RT-27 Q43 every page has a title and a description of 70 to 160 characters", () => {
	const wrong = heads.flatMap((page) => {
		const { length } = meta(page, "description");
		return titleOf(page) === "" || length < 70 || length > 160
			? [`${page.path}: ${length} ${meta(page, "description")}`]
			: [];
	});
	expect(wrong).toEqual([]);
});

test.each([
	["titles", titleOf],
	["descriptions", (page: PageHead) => meta(page, "description")],
])("PST-22 Q43 no two pages that may be found share their %s", (_what, read) => {
	const groups = Map.groupBy(
		heads.filter((page) => isCanonical(page) && !isHidden(page)),
		read,
	);
	const shared = [...groups].filter(([, pages]) => pages.length > 1);
	expect(
		shared.map(([text, pages]) => `${text}: ${pages.map(({ path }) => path).join(" ")}`),
	).toEqual([]);
});

test("RT-27 Q43 search results show the titles of all pages they list whole, the trading name where there is room", () => {
	const listed = heads.filter((page) => isCanonical(page) && !isHidden(page));
	expect(listed.length).toBeGreaterThan(400);
	expect(listed.map(titleOf).filter(({ length }) => length > 62)).toEqual([]);
	expect(titleOf(getHead("/"))).toBe(`Blinds and shutters in the Illawarra | ${site.brand}`);
	expect(titleOf(getHead("/locations/thirroul"))).toBe(
		"Blinds and shutters in Thirroul, Wollongong",
	);
});

test("NF-01 SBP-01 RGP-01 where the words of a title are fixed, the trading name does not follow them", () => {
	expect(titleOf(getHead("/404"))).toBe("404 Page Not Found");
	expect(titleOf(getHead("/locations/kiama/awnings"))).toBe("Awnings in Kiama");
	expect(titleOf(getHead("/locations/region/kiama/awnings"))).toBe("Awnings in the Kiama region");
	expect(titleOf(getHead("/contact")).endsWith(` | ${site.brand}`)).toBe(true);
});

test("PST-15 PST-16 a post's title and description are its own", () => {
	for (const { slug, title, description } of posts) {
		const page = getHead(`/blog/${slug}`);
		expect(titleOf(page)).toContain(title);
		expect(meta(page, "description")).toBe(description);
	}
});
