import { readFileSync, statSync } from "node:fs";
import { imageMeta } from "image-meta";

/** Width in pixels that a picture needs for the widest box of the site. */
export const leastWidth = 1600;

const known = new Map<string, { stamp: string; width: number | undefined }>();

/**
 * Width of a picture in pixels, as displayed; undefined for a file that is not a picture. A picture is read again only
 * when it has changed: `npm run dev` asks at every save, and the masters are megabytes.
 */
export function readWidth(file: string): number | undefined {
	const { mtimeMs, size } = statSync(file);
	const stamp = `${mtimeMs} ${size}`;
	const last = known.get(file);
	if (last?.stamp === stamp) return last.width;
	const width = measureWidth(readFileSync(file));
	known.set(file, { stamp, width });
	return width;
}

function measureWidth(bytes: Uint8Array): number | undefined {
	try {
		const { width, height, orientation = 1 } = imageMeta(bytes);
		// From 5 on the camera was held upright, and the picture is rotated by 90 degrees for display.
		return orientation >= 5 ? height : width;
	} catch {
		return undefined;
	}
}
