import type { ComponentProps } from "react";
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

/** Address of the file of a picture, for feeds, which show files only. */
export function drawingAddress(src: string): string {
	const picture = pictureName(src);
	if (picture) return sharingFile(picture).url;
	return addresses[`../../content${src}`] ?? src;
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
