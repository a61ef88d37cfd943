import { expect, test } from "vitest";
import { listAnchors } from "../scripts/content/addresses.ts";
import { getContent } from "../scripts/content/collections.ts";
import { canonical, hrefs, mainText, readPage } from "./html.ts";

const content = getContent();

test.each([
	["RT-03", "/", "Daylight"],
	["RT-04", "/about", "Cambodian Children's Fund"],
	["RT-05", "/products", "Venetian Blinds"],
	["RT-07", "/gallery", "Glass Systems"],
	["RT-08", "/service-areas", "Southern Highlands"],
	["RT-09", "/blog", "Read More"],
	["RT-11", "/contact", "Street address"],
	["RT-12", "/plantation-shutters-guide", "70 mm"],
	["RT-13", "/locations", "Wollongong"],
	["RT-17", "/privacy-policy", "April 21, 2025"],
	["RT-18", "/terms-conditions", "April 21, 2025"],
	["RT-19", "/debug", "Image test"],
])("%s RT-26 %s holds its text before any script runs", (_id, path, words) => {
	expect(mainText(readPage(path)).replaceAll("’", "'")).toContain(words);
});

test("RT-30 every id that texts may link to on a page whose headings stand in code", () => {
	for (const [path, ids] of listAnchors(content)) {
		const page = readPage(path);
		expect(ids.filter((id) => !page.getElementById(id))).toEqual([]);
	}
});

/** Old addresses of which a slip would not be seen: places that share a name, and spellings that say another product. */
const settled: Record<string, string> = {
	"/illawarra": "/locations/region/wollongong/plantation-shutters",
	"/kiama": "/locations/region/kiama/plantation-shutters",
	"/shell-harbour": "/locations/region/shellharbour/plantation-shutters",
	"/calderwood": "/locations/calderwood/plantation-shutters",
	"/awnings-range": "/products/awnings",
	"/roller-shutters": "/products/plantation-shutters",
	"/external-roller-blinds": "/products/roller-blinds",
	"/guillotine-glass-systems": "/products/zip-screens",
	"/frequently-asked-questions": "/about",
	"/pergola-add-on-ideas": "/blog/alfresco-pergola-design-ideas",
};

test("AL-01 to AL-47 PST-17 RT-27 every alias opens in place with its target as canonical", () => {
	const { aliases } = content;
	expect(aliases).toHaveLength(53);
	const heading = (path: string) => readPage(path).querySelector("h1")?.textContent;
	for (const { from, to } of aliases) {
		expect([from, canonical(readPage(from))]).toEqual([from, settled[from] ?? to]);
		expect(heading(from)).toBe(heading(to));
	}
	const known = aliases.map(({ from }) => from);
	expect(known).toEqual(expect.arrayContaining(Object.keys(settled)));
});

test("AL-20 to AL-23 the roller-shutters spellings point to the product of that name (Q28)", () => {
	const pointers = content.aliases.filter(({ pointer }) => pointer).map(({ from }) => from);
	expect(pointers).toHaveLength(10);
	const links = (path: string) => hrefs(readPage(path).querySelector("h1")?.parentNode ?? null);
	for (const from of pointers) expect(links(from)).toContain("/products/roller-shutters");
	expect(links("/products/plantation-shutters")).not.toContain("/products/roller-shutters");
});
