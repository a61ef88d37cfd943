import { readFileSync } from "node:fs";
import { imageMeta } from "image-meta";
import { listFiles } from "../files.ts";

/** Width in pixels that a picture needs for the widest box of the site. */
export const leastWidth = 1600;

/** A format that a master may have. */
interface Format {
	/** What messages call such a file. */
	what: string;
	endings: readonly string[];
	/** Its first bytes; an AVIF has one of three names after the length of the first box. */
	beginning: RegExp;
}

const formats: Format[] = [
	{ what: "a JPEG", endings: [".jpg", ".jpeg"], beginning: /^\xff\xd8\xff/ },
	{ what: "a PNG", endings: [".png"], beginning: /^\x89PNG/ },
	{ what: "an AVIF", endings: [".avif"], beginning: /^.{4}ftyp(?:avif|avis|mif1)/s },
];

/** Paths of the pictures that all sizes are made from, in the order of their names, with slashes on every system. */
export function findMasters(root = "content"): string[] {
	return listFiles(`${root}/images`, /\.(?:jpe?g|png|avif)$/);
}

/** Width of a picture in pixels, as displayed; undefined for a file that is not a picture. */
export function readWidth(file: string): number | undefined {
	try {
		const { width, height, orientation = 1 } = imageMeta(readFileSync(file));
		// From 5 on the camera was held upright, and the picture is rotated by 90 degrees for display.
		return orientation >= 5 ? height : width;
	} catch {
		return undefined;
	}
}

/** The format of a picture by its first bytes, whatever its name says; undefined when it has none of these. */
export function readFormat(file: string): Format | undefined {
	const start = readFileSync(file).subarray(0, 12).toString("latin1");
	return formats.find(({ beginning }) => beginning.test(start));
}

/** Whether a JPEG or PNG has its end; copying and uploading can cut it off. */
export function isWhole(file: string): boolean {
	// Phones append more data to the picture than a few bytes.
	const end = readFileSync(file).subarray(-65_536).toString("latin1");
	if (/\.png$/i.test(file)) return end.includes("IEND");
	// Within the picture's data, neither its end mark nor the beginning of more data can occur.
	return !/\.jpe?g$/i.test(file) || end.lastIndexOf("\xff\xd9") > end.lastIndexOf("\xff\xda");
}
