import { describe, expect, test } from "vitest";
import { listAnchors } from "../scripts/content/addresses.ts";
import { getContent } from "../scripts/content/collections.ts";
import { canonical, findFile, mainText, readPage } from "./html.ts";

const content = getContent();

const products = content.products.map(({ slug }) => slug);
const regions = content.regions.map(({ slug }) => slug);

describe("every address has its prerendered page", () => {
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

	test("RT-06 CST-07 every product", () => {
		for (const slug of products) {
			const name = content.products.find((product) => product.slug === slug)?.name;
			expect(readPage(`/products/${slug}`).querySelector("h1")?.textContent).toBe(name);
		}
	});

	test("RT-30 every id that texts may link to on a page whose headings stand in code", () => {
		for (const [path, ids] of listAnchors(content)) {
			const page = readPage(path);
			expect(ids.filter((id) => !page.getElementById(id))).toEqual([]);
		}
	});

	test("RT-10 BLG-02 every post", () => {
		for (const { slug, title } of content.posts) {
			expect(readPage(`/blog/${slug}`).querySelector("h1")?.textContent).toBe(title);
		}
	});

	test("RT-14 RT-21 CST-05 every product in every region", () => {
		const files = regions.flatMap((region) =>
			products.map((slug) => findFile(`/locations/region/${region}/${slug}`)),
		);
		expect(files.filter(Boolean)).toHaveLength(regions.length * products.length);
	});

	test("RT-15 RT-16 CST-06 ARC-07 every suburb's screen and its product pages", () => {
		const screens = content.suburbs.map(({ slug }) => findFile(`/locations/${slug}`));
		const pages = content.suburbs.flatMap(({ slug }) =>
			products.map((product) => findFile(`/locations/${slug}/${product}`)),
		);
		expect(screens.filter(Boolean)).toHaveLength(content.suburbs.length);
		expect(pages.filter(Boolean)).toHaveLength(content.suburbs.length * products.length);
	});
});

const P = "/products";
const R = "/locations/region";
const aliases: [string, string[], string][] = [
	[
		"AL-01 to AL-04",
		["about-us", "frequently-asked-questions", "care-and-maintenance", "cambodian-childrens-fund"],
		"/about",
	],
	["AL-05 to AL-07", ["contact-us", "quote", "booking-page"], "/contact"],
	["AL-08", ["zip-screens"], `${P}/zip-screens`],
	["AL-09", ["roller-blinds"], `${P}/roller-blinds`],
	["AL-10", ["venetian-blinds"], `${P}/venetian-blinds`],
	["AL-11", ["plantation-shutters"], `${P}/plantation-shutters`],
	["AL-12", ["bioclimatic-pergolas"], `${P}/bioclimatic-pergolas`],
	["AL-13 to AL-14", ["awnings", "awnings-range"], `${P}/awnings`],
	["AL-15", ["vertical-blinds"], `${P}/vertical-blinds`],
	["AL-16", ["panel-glides"], `${P}/panel-glides`],
	[
		"AL-17 to AL-19",
		["shutters-range", "aluminium-shutters", "basswood-shutters"],
		`${P}/plantation-shutters`,
	],
	[
		"AL-20 to AL-23",
		[
			"roller-shutters",
			"domestic-roller-shutters",
			"roller-shutters-domestic",
			"commercial-roller-shutters",
			"roller-shutters-commercial",
		].flatMap((name) => [name, `${name}-z`]),
		`${P}/plantation-shutters`,
	],
	[
		"AL-24 to AL-25",
		["polymer-ecowood-shutters", "natural-wood-look-shutters"],
		`${P}/plantation-shutters`,
	],
	[
		"AL-26 to AL-28",
		["conservatory-awnings", "folding-arm-awnings", "drop-pivot-arm-awnings"],
		`${P}/awnings`,
	],
	["AL-29 to AL-30", ["blinds-2", "external-roller-blinds"], `${P}/roller-blinds`],
	["AL-31", ["guillotine-glass-systems"], `${P}/zip-screens`],
	[
		"AL-32 to AL-33",
		["retractable-roof-systems", "retractable-roof-systems-z"],
		`${P}/bioclimatic-pergolas`,
	],
	["AL-34", ["illawarra"], `${R}/wollongong/plantation-shutters`],
	["AL-35", ["shell-harbour"], `${R}/shellharbour/plantation-shutters`],
	["AL-36", ["kiama"], `${R}/kiama/plantation-shutters`],
	["AL-37", ["plantation-shutters-wollongong"], `${R}/wollongong/plantation-shutters`],
	["AL-38", ["calderwood"], "/locations/calderwood/plantation-shutters"],
	["AL-39", ["tullimbar"], "/locations/tullimbar/plantation-shutters"],
	[
		"AL-40 to AL-41",
		["plantation-shutter-trends", "perfect-plantation-shutter-tips"],
		"/blog/plantation-shutter-trends-2025",
	],
	["AL-42", ["plantation-shutter-cleaning"], "/blog/plantation-shutter-cleaning-guide"],
	["AL-43", ["creative-shutter-ideas"], "/blog/creative-shutter-ideas-for-homes"],
	["AL-44", ["vergola-alternative-options"], "/blog/vergola-alternatives"],
	[
		"AL-45 to AL-46",
		["alfresco-pergola-ideas", "pergola-add-on-ideas"],
		"/blog/alfresco-pergola-design-ideas",
	],
	["AL-47", ["clean-curtains-easily"], "/blog/cleaning-curtains-guide"],
];

describe("PST-17 RT-27 aliases open in place with their target as canonical", () => {
	test.each(aliases)("%s %j show %s", (_ids, names, target) => {
		for (const name of names) {
			const page = readPage(`/${name}`);
			expect(canonical(page)).toBe(target);
			expect(page.querySelector("h1")?.textContent).toBe(
				readPage(target).querySelector("h1")?.textContent,
			);
		}
	});

	test("AL-20 to AL-23 the roller-shutters spellings point to the product of that name (Q28)", () => {
		const pointers = content.aliases.filter(({ pointer }) => pointer);
		expect(pointers).toHaveLength(10);
		for (const { from } of pointers) {
			const link = readPage(from).querySelector(".pointer a");
			expect(link?.getAttribute("href")).toBe("/products/roller-shutters");
		}
		expect(readPage("/products/plantation-shutters").querySelector(".pointer")).toBeNull();
	});
});
