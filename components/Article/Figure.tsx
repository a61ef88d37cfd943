import type { ComponentProps } from "react";
import type { Pictures } from "../../scripts/content/pictures/encoded.ts";
import { Picture } from "../Picture/Picture.tsx";
import { sharingFile } from "../Picture/pictures.ts";
import { ScrollBox } from "../ScrollBox/ScrollBox.tsx";

const drawings = import.meta.glob<string>("../../content/figures/*.svg", {
	query: "?raw",
	import: "default",
	eager: true,
});
const addresses = import.meta.glob<string>("../../content/figures/*.svg", {
	query: "?url&no-inline",
	import: "default",
	eager: true,
});

/**
 * A picture of a text with its caption. A drawing of content/figures is in the page itself, so that its words use the
 * site's typeface; the alt text says in words what it shows.
 */
export function Figure({ src = "", alt = "", title }: ComponentProps<"img">) {
	const picture = pictureName(src);
	if (picture)
		return (
			<figure>
				<Picture name={picture} slot="text" alt={alt} />
				{title && <figcaption>{title}</figcaption>}
			</figure>
		);
	const drawing = drawings[`../../content${src}`];
	if (!drawing) throw new Error(`there is no content${src}`);
	return (
		<figure className="drawing">
			<ScrollBox
				aria-label={title || alt}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: scripts/check/drawings.ts refuses scripts in drawings
				dangerouslySetInnerHTML={{ __html: prepare(drawing, alt) }}
			/>
			{title && <figcaption>{title}</figcaption>}
		</figure>
	);
}

function pictureName(src: string): string | undefined {
	return /^\/images\/(.*)/.exec(src)?.[1];
}

/** The file of a picture or drawing with its size in pixels, for feeds, which show files only. */
export function figureFile(
	pictures: Pictures,
	src: string,
): { url: string; width?: number; height?: number } {
	const picture = pictureName(src);
	if (picture) return sharingFile(pictures, picture);
	const path = `../../content${src}`;
	const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawings[path] ?? "") ?? [];
	const size = width ? { width: Number(width), height: Number(height) } : {};
	return { url: addresses[path] ?? src, ...size };
}

/** The drawing for use inside HTML: one line, named by the alt text instead of its own title. */
export function prepare(svg: string, alt: string): string {
	const name = alt.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
	return svg
		.replace(/<title>[\s\S]*?<\/title>/, "")
		.replace(/ xmlns="[^"]*"/, "")
		.replace(/<svg\b/, () => `<svg aria-label="${name}"`)
		.replace(/>\s*\n\s*</g, "><")
		.trim();
}
