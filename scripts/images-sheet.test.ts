import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { getContent } from "./content/collections.ts";
import { drawSheet, listSheetEntries, type SheetEntry } from "./images-sheet.ts";

const entry: SheetEntry = {
	name: "zip-screens",
	file: "content/images/zip-screens.jpg",
	width: 1600,
	height: 1067,
	bytes: 213_670,
	alt: 'Patio with a "zip" screen',
	caption: "Mesh in side channels.",
	position: "45% 40%",
	uses: [{ picture: "zip-screens", kind: "product", place: "/products/zip-screens" }],
};

const read = (entries: SheetEntry[]) =>
	new JSDOM(drawSheet(entries, ":root { --bg: white; }")).window.document;

test("the sheet shows a picture with its name, size, words and places", () => {
	const article = read([entry]).querySelector("#zip-screens");
	const [whole, tall] = article?.querySelectorAll("img") ?? [];
	expect(whole?.getAttribute("src")).toBe("../content/images/zip-screens.jpg");
	expect(whole?.alt).toBe('Patio with a "zip" screen');
	expect(tall?.style.objectPosition).toBe("45% 40%");
	expect(article?.textContent).toContain("1600 × 1067 px, 214 kB");
	expect(article?.textContent).toContain("Mesh in side channels.");
	expect(article?.textContent).toContain("product /products/zip-screens");
});

test("a picture without a place says so", () => {
	expect(read([{ ...entry, uses: [] }]).body.textContent).toContain("nothing yet");
});

test("every master is on the sheet, measured and described, and the set stays below 12 MB", async () => {
	const content = getContent();
	const entries = await listSheetEntries(content);
	expect(entries.map(({ name }) => name).sort()).toEqual(Object.keys(content.images).sort());
	for (const { width, caption, uses } of entries) {
		expect(width).toBeGreaterThanOrEqual(1600);
		expect(caption).toMatch(/\.$/);
		expect(uses).not.toEqual([]);
	}
	expect(entries.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(12e6);
});
