import { describe, expect, onTestFinished, test } from "vitest";
import { getContent, getProduct, getSuburb } from "../../scripts/content/collections.ts";
import { isIndexed } from "./indexing.ts";

const { suburbs, products, traits, jobs } = getContent();
const isListed = (suburb: string, product?: string) =>
	isIndexed(getSuburb(suburb), product ? getProduct(product) : undefined);

describe("BEY-09 which place pages search engines may list", () => {
	test("screens of suburbs where people live", () => {
		expect(isListed("bowral")).toBe(true);
		expect(isListed("budderoo")).toBe(false);
		expect(isListed("carrington-falls")).toBe(false);
	});

	test("a product's page with a post about that place and product", () => {
		expect(isListed("kiama", "zip-screens")).toBe(true);
		expect(isListed("robertson", "sheer-curtains")).toBe(true);
		expect(isListed("kiama-downs", "panel-glides")).toBe(false);
	});

	test("a product's page once a job was done there or a text was pinned to it", () => {
		const text = traits
			.find(({ trait }) => trait === "salt-haze")
			?.texts.find((one) => one.for.includes("vertical-blinds"));
		if (!text) throw new Error("no text");
		onTestFinished(() => {
			jobs.length = 0;
			delete text.first;
		});
		expect(isListed("toolijooa", "vertical-blinds")).toBe(false);
		text.first = ["toolijooa"];
		expect(isListed("toolijooa", "vertical-blinds")).toBe(true);
		const job = {
			suburb: "kiama-downs",
			product: "panel-glides",
			date: "2026-01-01",
			size: "one door",
		};
		jobs.push({ ...job, pictures: ["panel-glides"], file: "content/jobs/x.mdx", words: 1 });
		expect(isListed("kiama-downs", "panel-glides")).toBe(true);
	});

	test("far fewer than there are: evidence is rare", () => {
		const listed = suburbs.flatMap((suburb) =>
			products.filter((product) => isIndexed(suburb, product)),
		);
		expect(listed.length).toBeGreaterThan(40);
		expect(listed.length).toBeLessThan(400);
	});
});
