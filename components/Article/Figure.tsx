import type { ComponentProps } from "react";

/** A drawing of content/figures with its caption; the alt text says in words what it shows. */
export function Figure({ src, alt, title }: ComponentProps<"img">) {
	return (
		<figure className="drawing">
			<img src={src} alt={alt} loading="lazy" width="720" height="400" />
			{title && <figcaption>{title}</figcaption>}
		</figure>
	);
}
