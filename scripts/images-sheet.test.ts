import { expect, test } from "vitest";
import { getContent } from "./content/collections.ts";
import { drawSheet, listSheetEntries } from "./images-sheet.ts";

test("the sheet has every picture with its words and places, and the set stays below 36 MB", () => {
	const entries = listSheetEntries();
	const html = drawSheet(entries);
	expect(entries).toHaveLength(Object.keys(getContent().images).length);
	expect(html).toContain('src="../content/images/zip-screens.jpg"');
	expect(html).toMatch(/Used in [^<]*content\/products\/zip-screens\.mdx/);
	expect(html).not.toContain("nothing yet");
	expect(entries.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(36e6);
});
