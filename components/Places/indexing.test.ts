import { expect, test } from "vitest";
import { type Content, getContent } from "../../scripts/content/collections.ts";
import { getProduct, getSuburb } from "../../tests/entries.ts";
import { isIndexed } from "./indexing.ts";

const content = getContent();
const isListed = (suburb: string, product?: string, given = content) =>
	isIndexed(given, getSuburb(suburb), product ? getProduct(product) : undefined);

test.each([
	["the screen of a suburb where people live", "bowral", undefined, true],
	["that of one where few live", "budderoo", undefined, false],
	["that of one where nobody lives", "carrington-falls", undefined, false],
	["a page with 150 words of a post written for it", "kiama", "zip-screens-awnings", true],
	["another such page", "robertson", "sheer-curtains", true],
	["a page that a post only names", "kiama", "roller-shutters", false],
	["a page that has a price and no words", "joadja", "zip-screens", false],
	["a page with a text of the suburb's own", "calderwood", "plantation-shutters", true],
	["the page of that product elsewhere", "horsley", "plantation-shutters", false],
])("BEY-09 search engines and %s, %s %s: %s", (_page, suburb, product, listed) => {
	expect(isListed(suburb, product)).toBe(listed);
});

test("BEY-09 a page is listed once a job was done there and told in 150 words, unless the product is not for the place", () => {
	const withJob = (suburb: string, product: string, words: number): Content => {
		const told = { file: "content/jobs/x.mdx", body: "", links: [], words, pictures: [product] };
		const job = { ...told, slug: "x", suburb, product, date: "2026-01-01", size: "one door" };
		return { ...content, jobs: [job] };
	};
	const isJobListed = (suburb: string, product: string, words: number) =>
		isListed(suburb, product, withJob(suburb, product, words));
	expect(isJobListed("kiama-downs", "roller-blinds", 149)).toBe(false);
	expect(isJobListed("kiama-downs", "roller-blinds", 150)).toBe(true);
	expect(isJobListed("shell-cove", "vertical-blinds", 500)).toBe(false);
	const elsewhere = withJob("kiama-downs", "roller-blinds", 500);
	expect(isListed("kiama", "roller-blinds", elsewhere)).toBe(false);
	expect(isListed("kiama-downs", "awnings", elsewhere)).toBe(false);
});
