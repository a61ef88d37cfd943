import { imageMeta } from "image-meta";
import { listFiles } from "../files.ts";

/** Width in pixels that a picture needs for the widest box of the site. */
export const leastWidth = 1600;

/** Paths of the pictures that all sizes are made from, in the order of their names, with slashes on every system. */
export function findMasters(root = "content"): string[] {
	return listFiles(`${root}/images`, /\.(?:jpe?g|png|avif)$/);
}

/** Width of a picture in pixels, as displayed; undefined for a file that is no picture. @param file its bytes */
export function readWidth(file: Buffer): number | undefined {
	try {
		const { width, height, orientation = 1 } = imageMeta(file);
		// From 5 on the camera was held upright, and the picture is rotated by 90 degrees for display.
		return orientation >= 5 ? height : width;
	} catch {
		return undefined;
	}
}
