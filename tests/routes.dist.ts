import { expect, test } from "vitest";
import { listAnchors, listPaths } from "../scripts/content/addresses.ts";
import { getContent } from "../scripts/content/collections.ts";
import { texts } from "./everyPage.ts";
import { canonical, hrefs, readPage } from "./html.ts";
import { readTable } from "./readTable.ts";

const content = getContent();

test("BEY-02 without script /search leads to every page but those of lists and of products in places, and says of what troubles people why", () => {
	const main = readPage("/search").querySelector("main");
	const links = hrefs(main).map((to) => to.split("#")[0]);
	const others = /^\/blog\/(page|category)\/|^\/locations\/.+\//;
	const all = listPaths(content).filter((path) => !others.test(path));
	expect(all.filter((path) => !links.includes(path))).toEqual(["/products", "/search"]);
	const troubles = content.problems.filter(({ href }) => href.startsWith("/which-product?"));
	expect(texts(main, "#problems li p")).toEqual(troubles.map(({ says }) => says));
});

test("RT-30 every id that texts may link to on a page whose headings stand in code", () => {
	for (const [path, ids] of listAnchors(content)) {
		const page = readPage(path);
		expect(ids.filter((id) => !page.getElementById(id))).toEqual([]);
	}
});

const aliases = readTable(`
AL-01 to AL-04  /about  about-us frequently-asked-questions care-and-maintenance cambodian-childrens-fund
AL-05 to AL-07  /contact  contact-us quote booking-page
AL-08 AL-31     /products/zip-screens  zip-screens guillotine-glass-systems
AL-09 AL-29 AL-30  /products/roller-blinds  roller-blinds blinds-2 external-roller-blinds
AL-10           /products/venetian-blinds  venetian-blinds
AL-11 AL-17     /products/plantation-shutters  plantation-shutters shutters-range
AL-12 AL-32 AL-33  /products/bioclimatic-pergolas  bioclimatic-pergolas retractable-roof-systems retractable-roof-systems-z
AL-13 AL-14     /products/awnings  awnings awnings-range
AL-15           /products/vertical-blinds  vertical-blinds
AL-16           /products/panel-glides  panel-glides
AL-18 AL-19     /products/plantation-shutters  aluminium-shutters basswood-shutters
AL-20           /products/plantation-shutters  roller-shutters roller-shutters-z
AL-21 AL-23     /products/plantation-shutters  domestic-roller-shutters roller-shutters-domestic domestic-roller-shutters-z roller-shutters-domestic-z
AL-22 AL-23     /products/plantation-shutters  commercial-roller-shutters roller-shutters-commercial commercial-roller-shutters-z roller-shutters-commercial-z
AL-24 AL-25     /products/plantation-shutters  polymer-ecowood-shutters natural-wood-look-shutters
AL-26 to AL-28  /products/awnings  conservatory-awnings folding-arm-awnings drop-pivot-arm-awnings
AL-34 AL-37     /locations/region/wollongong/plantation-shutters  illawarra plantation-shutters-wollongong
AL-35           /locations/region/shellharbour/plantation-shutters  shell-harbour
AL-36           /locations/region/kiama/plantation-shutters  kiama
AL-38           /locations/calderwood/plantation-shutters  calderwood
AL-39           /locations/tullimbar/plantation-shutters  tullimbar
AL-40 AL-41     /blog/plantation-shutter-trends-2025  plantation-shutter-trends perfect-plantation-shutter-tips
AL-42           /blog/plantation-shutter-cleaning-guide  plantation-shutter-cleaning
AL-43           /blog/creative-shutter-ideas-for-homes  creative-shutter-ideas
AL-44           /blog/vergola-alternatives  vergola-alternative-options
AL-45 AL-46     /blog/alfresco-pergola-design-ideas  alfresco-pergola-ideas pergola-add-on-ideas
AL-47           /blog/cleaning-curtains-guide  clean-curtains-easily`);

test.each(aliases)(
	"%s PST-17 RT-27 %s is the page, and the canonical address, of %s",
	(_ids, target = "", names = "") => {
		const heading = (path: string) => readPage(path).querySelector("h1")?.textContent;
		for (const name of names.split(" ")) {
			expect([name, canonical(readPage(`/${name}`))]).toEqual([name, target]);
			expect(heading(`/${name}`)).toBe(heading(target));
		}
	},
);

test("AL-01 to AL-47 every alias is among these 53", () => {
	const known = aliases.flatMap(([, , names = ""]) => names.split(" ").map((name) => `/${name}`));
	expect(known).toHaveLength(53);
	expect(content.aliases.map(({ from }) => from).sort()).toEqual(known.sort());
});

test("AL-20 to AL-23 the roller-shutters spellings point to the product of that name (Q28)", () => {
	const pointers = content.aliases.filter(({ pointer }) => pointer).map(({ from }) => from);
	expect(pointers).toHaveLength(10);
	const links = (path: string) => hrefs(readPage(path).querySelector("h1")?.parentNode ?? null);
	const says = (path: string) => texts(readPage(path), "h1 ~ p").join(" ");
	for (const from of pointers) expect(links(from)).toContain("/products/roller-shutters");
	for (const from of pointers) expect(says(from)).toContain("Looking for roller shutters?");
	expect(links("/products/plantation-shutters")).not.toContain("/products/roller-shutters");
});
