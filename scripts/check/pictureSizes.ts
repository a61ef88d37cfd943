import type { Fault } from "../content/faults.ts";
import { findMasters, leastWidth, readWidth } from "../content/pictures/masters.ts";

/** Finds pictures that are none or too small. Those that are cut off stop the build. */
export function findPictureFaults(root: string): Fault[] {
	return findMasters(root).flatMap((file): Fault[] => {
		const width = readWidth(file);
		// If they were encoded anyway, they would be shown larger than they are.
		const message = width
			? `this picture is ${width} pixels wide; export it ${leastWidth} wide or more`
			: "this picture cannot be read; export it again as AVIF, JPEG or PNG";
		return (width ?? 0) < leastWidth ? [{ file, line: 1, column: 1, message }] : [];
	});
}
