import { describe, expect, onTestFinished, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getProduct, getSuburb } from "../../tests/entries.ts";
import { isIndexed } from "./indexing.ts";

const content = getContent();
const { suburbs, products, jobs } = content;
const isListed = (suburb: string, product?: string) =>
	isIndexed(content, getSuburb(suburb), product ? getProduct(product) : undefined);

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

	/** Takes a job of so many words into the content, until the test is over. */
	function addJob(suburb: string, product: string, words: number) {
		onTestFinished(() => {
			jobs.length = 0;
		});
		const told = {
			date: "2026-01-01",
			size: "one door",
			pictures: [product],
			body: "",
			links: [],
			words,
		};
		jobs.push({ suburb, product, file: "content/jobs/x.mdx", ...told });
	}

	test("a product's page once a job was done there and told in as many words", () => {
		addJob("kiama-downs", "roller-blinds", 149);
		expect(isListed("kiama-downs", "roller-blinds")).toBe(false);
		addJob("kiama-downs", "roller-blinds", 1);
		expect(isListed("kiama-downs", "roller-blinds")).toBe(true);
	});

	test("never one whose product is not for the place, whatever was written", () => {
		addJob("shell-cove", "vertical-blinds", 500);
		expect(isListed("shell-cove", "vertical-blinds")).toBe(false);
		addJob("shell-cove", "roller-blinds", 500);
		expect(isListed("shell-cove", "roller-blinds")).toBe(true);
	});

	test("far fewer than there are: evidence is rare", () => {
		const listed = suburbs.flatMap((suburb) =>
			products.filter((product) => isIndexed(content, suburb, product)),
		);
		expect(listed.length).toBeGreaterThan(35);
		expect(listed.length).toBeLessThan(100);
	});
});
