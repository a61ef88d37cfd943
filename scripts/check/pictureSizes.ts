import { readFileSync } from "node:fs";
import type { Fault } from "../content/faults.ts";
import { findMasters, leastWidth, readWidth } from "../content/pictures/masters.ts";

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
