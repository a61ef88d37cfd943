import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../scripts/content/files.ts";

/** One blade and hour at all tilts, from top to bottom of one picture. */
export interface Strip {
	file: string;
	blade: number;
	hour: string;
	/** Part of the file names, so that browsers can keep the files for ever. */
	hash: string;
}

/** The pictures that are there, by the names of their files: `89-noon.avif`. */
export function listStrips(root = "content"): Strip[] {
	return listFiles(`${root}/louvre`, /\/\d+-[a-z]+\.avif$/).map((file) => {
		const [blade = "", hour = ""] = path.basename(file, ".avif").split("-");
		const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);
		return { file, blade: Number(blade), hour, hash };
	});
}

/** The strip that a page shows a picture of before a visitor touches it. @throws when there is none */
export function pickFirst(strips: Strip[]): Strip {
	const first = strips.find(({ blade, hour }) => blade === 89 && hour === "noon") ?? strips[0];
	if (!first) throw new Error("content/louvre has no picture such as 89-noon.avif");
	return first;
}

/** Root-relative address of a strip, or of the picture in its middle. */
export function stripUrl({ blade, hour, hash }: Strip, still?: "avif" | "jpg"): string {
	return `/images/louvre-${blade}-${hour}${still ? "-still" : ""}-${hash}.${still ?? "avif"}`;
}
