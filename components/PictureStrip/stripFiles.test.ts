import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getStrips, stillUrls } from "./stripFiles.ts";

const content = getContent();

test.each([
	["louvre", content.louvre.tilts, "Level"],
	["sheers", content.sheers.hours, "Midday"],
] as const)(
	"BEY-15 BEY-16 what is chosen of the %s has a file of at most 400 KB, all its pictures below one another; the page shows what it says first",
	async (folder, all, shown) => {
		const { strips, steps, start } = getStrips(content, folder);
		expect(strips.length).toBeGreaterThan(2);
		expect(all[start]?.label).toBe(shown);
		for (const strip of strips) {
			const bytes = readFileSync(strip.file);
			expect(bytes.length).toBeLessThan(400_000);
			const { width, height } = await sharp(bytes).metadata();
			expect(height / steps).toBe((width * 5) / 4);
			const { avif, jpg } = stillUrls(folder, strip);
			expect([avif, jpg]).toEqual([
				expect.stringMatching(/-still-.*avif$/),
				avif.replace(/avif$/, "jpg"),
			]);
		}
	},
);
