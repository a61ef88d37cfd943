import { readFileSync, statSync } from "node:fs";
import { getContent } from "../../scripts/content/collections.ts";
import type { Picture } from "../../scripts/content/schemas/lists.ts";

/** The files of one picture in one shape. */
export interface Encoding {
	/** Start of the content's hash, part of the file names, so that files can be cached for ever. */
	hash: string;
	/** Widths in pixels that exist as AVIF. */
	widths: number[];
}

/** Other shapes, cropped around the subject: for small cards, and for the tall hero on a phone. */
export type Crop = "4x5" | "4x3";

/** What `npm run build:images` recorded for a master in content/images. */
export interface EncodedPicture extends Encoding {
	/** Pixels of the master, after rotation. */
	width: number;
	height: number;
	/** Average colour as #rrggbb, shown until the picture has loaded. */
	color: string;
	/** Width of the WebP file, for browsers without AVIF. */
	fallback: number;
	crops: Partial<Record<Crop, Encoding>>;
}

/** File that scripts/build/images.ts writes and the pages read. */
export const picturesFile = ".cache/pictures.json";

let read: { pictures: Record<string, EncodedPicture>; stamp: number } | undefined;

/** Read once; in `npm run dev` again after pictures have been encoded. */
function readPictures(): Record<string, EncodedPicture> {
	const stamp = process.env.NODE_ENV === "development" ? statSync(picturesFile).mtimeMs : 0;
	if (read?.stamp !== stamp)
		read = { pictures: JSON.parse(readFileSync(picturesFile, "utf8")), stamp };
	return read.pictures;
}

/** The description and the encoded files of a picture. @throws when the name is unknown */
export function getPicture(name: string): EncodedPicture & Picture {
	const file = readPictures()[name];
	const words = getContent().images[name];
	if (!file || !words) throw new Error(`there is no picture "${name}"; run npm run build:images`);
	return { ...file, ...words };
}

/** Address of one encoded file. */
export function pictureUrl(
	name: string,
	hash: string,
	width: number,
	format: "avif" | "webp" | "jpg",
): string {
	return `/images/${name}-${width}-${hash}.${format}`;
}

/** Width in pixels of the JPEG shown by other sites and feed readers, from the width of its master. */
export function sharingWidth(width: number): number {
	return Math.min(1200, width);
}

/** That JPEG: its root-relative address, and its size in pixels. */
export function sharingFile(name: string): { url: string; width: number; height: number } {
	const picture = getPicture(name);
	const width = sharingWidth(picture.width);
	const height = Math.round((width * picture.height) / picture.width);
	return { url: pictureUrl(name, picture.hash, width, "jpg"), width, height };
}
