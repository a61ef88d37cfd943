/**
 * Makes the pictures of content/louvre and content/sheers of what louvre.py or sheers.py rendered: the steps of a slider from
 * top to bottom of one file. A strip without all of its frames is left out.
 *
 *   node scripts/imagery/strips.ts FOLDER
 */
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { getContent } from "../content/collections.ts";
import { windowSides } from "../content/schemas/pictureStrips.ts";

const folder = process.argv[2] ?? "";
const { louvre, sheers } = getContent();
const tilts = louvre.tilts.map(({ degrees }) => `${degrees < 0 ? "" : "+"}${degrees}`);
const hours = sheers.hours.map(({ id }) => id);

const strips = [
	...louvre.blades.flatMap(({ mm }) =>
		louvre.hours.map(({ id }) => ({ name: `louvre/${mm}-${id}`, steps: tilts })),
	),
	...sheers.cloths.flatMap(({ id }) =>
		windowSides.map((side) => ({ name: `sheers/${id}-${side}`, steps: hours })),
	),
];

for (const { name, steps } of strips) {
	const frames = steps.map((step) => path.join(folder, `${path.basename(name)}-${step}.png`));
	if (!frames.every(existsSync)) continue;
	const file = `content/${name}.avif`;
	// A phone fetches one of these at the first touch: 400 KB is the most (BEY-15, BEY-16).
	const quality = name.startsWith("louvre") ? 55 : 65;
	await sharp(frames, { join: { across: 1 } }).avif({ quality, effort: 2 }).toFile(file);
	console.log(file, statSync(file).size);
}
