/**
 * Makes the pictures of content/louvre of what louvre.py rendered: for each blade and hour the tilts of
 * content/louvre.yaml from top to bottom of one file. A blade and hour without all of them is left out.
 *
 *   node scripts/imagery/strips.ts FOLDER
 */
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { getContent } from "../content/collections.ts";

const folder = process.argv[2] ?? "";
const { louvre } = getContent();

for (const { mm } of louvre.blades) {
	for (const { id } of louvre.hours) {
		const frames = louvre.tilts.map(({ degrees }) => {
			const sign = degrees < 0 ? "" : "+";
			return path.join(folder, `${mm}-${id}-${sign}${degrees}.png`);
		});
		if (!frames.every(existsSync)) continue;
		const file = `content/louvre/${mm}-${id}.avif`;
		await sharp(frames, { join: { across: 1 } }).avif({ quality: 65 }).toFile(file);
		console.log(file, statSync(file).size);
	}
}
