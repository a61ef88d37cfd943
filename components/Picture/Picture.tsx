import type { CSSProperties } from "react";
import { getPicture, pictureUrl } from "../../content/pictures.ts";

interface Props {
	/** Name of a master in content/images. */
	name: string;
	/** Width of the slot, as for `sizes` of an img. */
	sizes: string;
	/** Overrides the alt text of content/images/images.yaml; "" where the words beside it say it all. */
	alt?: string;
	/** Hero pictures load first; all others wait until they are near. */
	priority?: boolean;
	/** Widest file worth having in this slot, in pixels. */
	maxWidth?: number;
}

/** A picture in its frame: AVIF first, WebP for the rest, in several widths, on its own colour. */
export function Picture({ name, sizes, alt, priority = false, maxWidth = 1600 }: Props) {
	const picture = getPicture(name);
	const { width, height, hash, color, position } = picture;
	const widths = picture.widths.filter((candidate) => candidate <= maxWidth);
	const srcSet = (format: "avif" | "webp") =>
		widths.map((candidate) => `${pictureUrl(name, hash, candidate, format)} ${candidate}w`).join(", ");
	const fallback = widths.includes(800) ? 800 : (widths.at(-1) ?? width);
	return (
		<div className="pic" style={{ "--pos": position, backgroundColor: color } as CSSProperties}>
			<picture>
				<source type="image/avif" srcSet={srcSet("avif")} sizes={sizes} />
				<img
					src={pictureUrl(name, hash, fallback, "webp")}
					srcSet={srcSet("webp")}
					sizes={sizes}
					width={width}
					height={height}
					alt={alt ?? picture.alt}
					{...(priority ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
				/>
			</picture>
		</div>
	);
}
