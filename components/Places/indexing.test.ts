import { describe, expect, onTestFinished, test } from "vitest";
import { getContent, getProduct, getSuburb } from "../../scripts/content/collections.ts";
import { isIndexed } from "./indexing.ts";
import { findUnsuited } from "./productChoice.ts";

const { suburbs, products, jobs } = getContent();
const isListed = (suburb: string, product?: string) =>
	isIndexed(getSuburb(suburb), product ? getProduct(product) : undefined);

describe("BEY-09 which place pages search engines may list", () => {
	test("screens of suburbs where people live", () => {
		expect(isListed("bowral")).toBe(true);
		expect(isListed("budderoo")).toBe(false);
		expect(isListed("carrington-falls")).toBe(false);
	});

	test("a product's page that shows 150 words of a post written for it", () => {
		expect(isListed("kiama", "zip-screens-awnings")).toBe(true);
		expect(isListed("robertson", "sheer-curtains")).toBe(true);
	});

	test("not one that a post only names, nor one that has a price and no words", () => {
		expect(isListed("kiama", "roller-shutters")).toBe(false);
		expect(isListed("joadja", "zip-screens")).toBe(false);
	});

	test("a product's page with a text of the suburb's own", () => {
		expect(isListed("calderwood", "plantation-shutters")).toBe(true);
		expect(isListed("horsley", "plantation-shutters")).toBe(false);
	});

	test("a product's page once a job was done there and told in as many words", () => {
		onTestFinished(() => {
			jobs.length = 0;
		});
		const job = {
			suburb: "kiama-downs",
			product: "roller-blinds",
			date: "2026-01-01",
			size: "one door",
			pictures: ["panel-glides"],
			file: "content/jobs/x.mdx",
		};
		jobs.push({ ...job, body: "", links: [], words: 149 });
		expect(isListed("kiama-downs", "roller-blinds")).toBe(false);
		jobs.push({ ...job, body: "", links: [], words: 1 });
		expect(isListed("kiama-downs", "roller-blinds")).toBe(true);
	});

	test("never one whose product is not for the place, whatever was written", () => {
		expect(findUnsuited(getSuburb("shell-cove"), getProduct("vertical-blinds"))).toBeDefined();
		onTestFinished(() => {
			jobs.length = 0;
		});
		const words = {
			body: "",
			links: [],
			words: 500,
			file: "content/jobs/x.mdx",
			pictures: ["vertical-blinds"],
		};
		const job = { suburb: "shell-cove", product: "vertical-blinds", date: "2026-01-01", size: "a" };
		jobs.push({ ...job, ...words });
		expect(isListed("shell-cove", "vertical-blinds")).toBe(false);
	});

	test("far fewer than there are: evidence is rare", () => {
		const listed = suburbs.flatMap((suburb) =>
			products.filter((product) => isIndexed(suburb, product)),
		);
		expect(listed.length).toBeGreaterThan(35);
		expect(listed.length).toBeLessThan(100);
	});
});
