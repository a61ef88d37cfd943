import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getStrips, stripFolders } from "./stripFiles.ts";

test.each(stripFolders)(
	"BEY-15 BEY-16 what is chosen of the %s has a file of at most 400 KB, all its pictures below one another",
	async (folder) => {
		const { strips, steps } = getStrips(getContent(), folder);
		for (const { file } of strips) {
			const bytes = readFileSync(file);
			expect(bytes.length).toBeLessThan(400_000);
			const { width, height } = await sharp(bytes).metadata();
			expect(height / steps).toBe((width * 5) / 4);
		}
	},
);
