import { readFileSync } from "node:fs";
import { imageMeta } from "image-meta";
import type { Fault } from "../content/faults.ts";
import { findMasters } from "../content/files.ts";

/** Width in pixels that a picture needs for the widest box of the site. */
const leastWidth = 1600;

/** North or south, which EXIF writes before a latitude. */
const latitude = /(?:0001000200000002|0100020002000000)(?:4e|53)00/;

/** Finds pictures that are none, too small, or that tell where somebody lives. Those that are cut off stop the build. */
export function findPictureFaults(root: string): Fault[] {
	return findMasters(root).flatMap((file): Fault[] => {
		const bytes = readFileSync(file);
		const width = readWidth(bytes);
		// If they were encoded anyway, they would be shown larger than they are.
		const message = width
			? `this picture is ${width} pixels wide; export it ${leastWidth} wide or more`
			: "this picture cannot be read; export it again as AVIF, JPEG or PNG";
		if ((width ?? 0) < leastWidth) return [{ file, line: 1, column: 1, message }];
		// EXIF has 64 KB at most, and stands at the top of a photograph.
		if (!latitude.test(bytes.toString("hex", 0, 2 ** 17))) return [];
		const place = "this picture holds the place where it was taken; export it again without";
		return [{ file, line: 1, column: 1, message: place }];
	});
}

/** Width of a picture in pixels, as displayed; undefined for a file that is no picture. */
function readWidth(file: Buffer): number | undefined {
	try {
		const { width, height, orientation = 1 } = imageMeta(file);
		// From 5 on the camera was held upright, and the picture is rotated by 90 degrees for display.
		return orientation >= 5 ? height : width;
	} catch {
		return undefined;
	}
}
