import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Content } from "../../scripts/content/collections.ts";
import { listFiles } from "../../scripts/content/files.ts";

/** The pictures of all steps of a slider, from top to bottom of one file. */
interface Strip {
	file: string;
	/** What was chosen for it, such as `89-noon`. */
	name: string;
	/** Part of the file names, so that browsers can keep the files for ever. */
	hash: string;
}

export const stripFolders = ["louvre", "sheers"] as const;
export type StripFolder = (typeof stripFolders)[number];

/** The strips of a folder, the number of pictures in each, and the one that a page shows before a visitor touches anything. */
export function getStrips({ louvre, sheers }: Content, folder: StripFolder) {
	const { steps, start } = {
		louvre: { steps: louvre.tilts.length, start: (louvre.tilts.length - 1) / 2 },
		sheers: { steps: sheers.hours.length, start: 0 },
	}[folder];
	const strips = listFiles(`content/${folder}`, /\.avif$/).map((file): Strip => {
		const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);
		return { file, name: path.basename(file, ".avif"), hash };
	});
	return { strips, steps, start };
}

/** @throws when there is no strip of this name */
export function pickStrip(strips: Strip[], name: string): Strip {
	const found = strips.find((strip) => strip.name === name);
	if (!found) throw new Error(`there is no picture ${name}.avif in content`);
	return found;
}

/** Root-relative address of a strip, or of the picture of it that is shown first. */
export function stripUrl(folder: StripFolder, { name, hash }: Strip, still?: "avif" | "jpg") {
	return `/images/${folder}-${name}${still ? "-still" : ""}-${hash}.${still ?? "avif"}`;
}

/** The picture of a strip that a page shows before the strip is fetched. */
export function stillUrls(folder: StripFolder, strip: Strip) {
	return { avif: stripUrl(folder, strip, "avif"), jpg: stripUrl(folder, strip, "jpg") };
}
