import { globSync, readFileSync } from "node:fs";
import type { Content } from "../load.ts";

/** A place where visitors see a picture. */
export interface PictureUse {
	picture: string;
	kind: "product" | "post" | "gallery" | "page";
	/** Address of the page; for a page's own picture, the file that names it. */
	place: string;
}

/** A picture that the code of a page names, with the place of the name. */
export interface CodeUse {
	picture: string;
	file: string;
	line: number;
	column: number;
}

/** How code names a picture: `picture="coast-street"`, `picture: "coast-street"`, `<Picture name="coast-street"`. */
const named = /(?:\bpicture(?:=|: )|<Picture\s+name=)"([a-z0-9-]+)"/g;

/** Every picture named by the code of pages and components. */
export function listCodeUses(): CodeUse[] {
	const files = globSync("{pages,components}/**/*.{ts,tsx}").filter(
		(file) => !/\.test\./.test(file),
	);
	return files.sort().flatMap((file) => readCodeUses(file, readFileSync(file, "utf8")));
}

/** The pictures that one file of code names. */
export function readCodeUses(file: string, text: string): CodeUse[] {
	return [...text.matchAll(named)].map(({ index, 0: whole, 1: picture = "" }) => {
		const before = text.slice(0, index + whole.indexOf(`"${picture}`) + 1).split("\n");
		return { picture, file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
	});
}

/** Where each picture stands: products first, then the gallery, posts by date and the pages' own. */
export function listPictureUses(
	{ products, gallery, posts }: Pick<Content, "products" | "gallery" | "posts">,
	code: readonly CodeUse[],
): PictureUse[] {
	const uses: PictureUse[] = [];
	for (const { slug, image, images } of products) {
		for (const picture of new Set([image, ...images]))
			uses.push({ picture, kind: "product", place: `/products/${slug}` });
	}
	for (const { image } of gallery)
		uses.push({ picture: image, kind: "gallery", place: "/gallery" });
	for (const { slug, image } of posts)
		uses.push({ picture: image, kind: "post", place: `/blog/${slug}` });
	for (const { picture, file } of code) uses.push({ picture, kind: "page", place: file });
	return uses;
}
