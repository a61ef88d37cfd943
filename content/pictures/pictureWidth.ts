import { readFileSync } from "node:fs";
import { imageMeta } from "image-meta";

/** Pixels that the widest box of the site asks of a picture. */
export const leastWidth = 1600;

/** Width of a picture in pixels, as it is shown; undefined for a file that is no picture. */
export function readWidth(file: string): number | undefined {
	try {
		const { width, height, orientation = 1 } = imageMeta(readFileSync(file));
		// From 5 on the camera was held upright, and the picture is turned a quarter before it is shown.
		return orientation >= 5 ? height : width;
	} catch {
		return undefined;
	}
}
