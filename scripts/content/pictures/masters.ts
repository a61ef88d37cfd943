import { readFileSync } from "node:fs";
import { imageMeta } from "image-meta";
import { listFiles } from "../files.ts";

/** Width in pixels that a picture needs for the widest box of the site. */
export const leastWidth = 1600;

/** Paths of the pictures that all sizes are made from, in the order of their names, with slashes on every system. */
export function findMasters(root = "content"): string[] {
	return listFiles(`${root}/images`, /\.(?:jpe?g|png|avif)$/);
}

/** Width of a picture in pixels, as displayed; undefined for a file that is no picture, or not all of one. */
export function readWidth(file: string): number | undefined {
	const bytes = readFileSync(file);
	try {
		const { type = "", width, height, orientation = 1 } = imageMeta(bytes);
		if (!isWhole[type]?.(bytes)) return undefined;
		// From 5 on the camera was held upright, and the picture is rotated by 90 degrees for display.
		return orientation >= 5 ? height : width;
	} catch {
		return undefined;
	}
}

/** Whether a file goes on to the end of its picture: a copy that was cut off is found without decoding it. */
const isWhole: Record<string, ((bytes: Buffer) => boolean) | undefined> = {
	/** The data begin with a scan (FF DA); FF D9 is not in them, and ends them. Thumbnails stand in parts before it. */
	jpg(bytes) {
		let at = 2;
		while (bytes[at] === 0xff && bytes[at + 1] !== 0xda) at += 2 + bytes.readUInt16BE(at + 2);
		return bytes.indexOf(Buffer.from([0xff, 0xd9]), at) > 0;
	},
	/** The last part is IEND, with four bytes of checksum. */
	png(bytes) {
		const end = bytes.lastIndexOf("IEND");
		return end > 0 && end + 8 <= bytes.length;
	},
	/** Boxes that begin with their length follow one another; one holds the data. */
	avif(bytes) {
		const names: string[] = [];
		let at = 0;
		while (at + 8 <= bytes.length) {
			names.push(bytes.toString("latin1", at + 4, at + 8));
			const size = bytes.readUInt32BE(at) || bytes.length - at;
			at += Math.max(8, size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size);
		}
		return at === bytes.length && names.includes("mdat");
	},
};
