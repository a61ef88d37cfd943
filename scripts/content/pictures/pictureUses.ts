import { readFileSync } from "node:fs";
import { listCode } from "../files.ts";
import type { FoundContent } from "../load.ts";
import { makeLocator, type Position } from "../position.ts";

/** A place where visitors see a picture. */
export interface PictureUse {
	picture: string;
	kind: "product" | "post" | "gallery" | "page";
	/** Address of the page; for a page's own picture, the file that names it. */
	place: string;
}

/** A picture named in the code of a page, with the position of the name. */
export interface CodeUse extends Position {
	picture: string;
	file: string;
}

/** How code names a picture: `image="coast-street"`, `image: "coast-street"`, `<Picture name="coast-street"`. */
const named = /(?:\bimage(?:=|: )|<Picture\s+name=)"([a-z0-9-]+)"/g;

/** Every picture named by the code of pages and components. */
export function listCodeUses(): CodeUse[] {
	const files = listCode(["components", "pages"], /\.tsx?$/);
	return files.flatMap((file) => readCodeUses(file, readFileSync(file, "utf8")));
}

/** The pictures that one code file names. */
export function readCodeUses(file: string, text: string): CodeUse[] {
	const locate = makeLocator(text);
	return [...text.matchAll(named)].map(({ index, 0: whole, 1: picture = "" }) => {
		return { picture, file, ...locate(index + whole.indexOf(`"${picture}`) + 1) };
	});
}

/** Where each picture is shown: products first, then the gallery, posts by date, and pages. */
export function listPictureUses(
	{
		products,
		gallery = [],
		posts,
		regions,
		jobs,
		site,
	}: Pick<FoundContent, "products" | "gallery" | "posts" | "regions" | "jobs" | "site">,
	code: readonly CodeUse[],
): PictureUse[] {
	const uses: PictureUse[] = [];
	for (const { slug, image, images } of products) {
		for (const picture of new Set([image, ...images]))
			uses.push({ picture, kind: "product", place: `/products/${slug}` });
	}
	for (const { image, views = [] } of gallery) {
		for (const picture of [image, ...views])
			uses.push({ picture, kind: "gallery", place: "/gallery" });
	}
	for (const { slug, image } of posts)
		uses.push({ picture: image, kind: "post", place: `/blog/${slug}` });
	for (const { slug, image, inland = image } of regions)
		for (const picture of new Set([image, inland]))
			uses.push({ picture, kind: "page", place: `content/regions/${slug}.yaml` });
	for (const { pictures, file } of jobs)
		for (const picture of pictures) uses.push({ picture, kind: "page", place: file });
	if (site?.visit.picture)
		uses.push({ picture: site.visit.picture, kind: "page", place: "content/site.yaml" });
	for (const { picture, file } of code) uses.push({ picture, kind: "page", place: file });
	return uses;
}
