import type { ComponentProps, ReactNode } from "react";

interface Props extends Omit<ComponentProps<"section">, "title"> {
	/** What the band is besides: tight, flush, on-shade. */
	kind?: string;
	/** How its content stands: split, stack. */
	wrap?: string;
	/** Its heading, if that is no more than a line; `aria-labelledby` is the heading's id. */
	title?: ReactNode;
}

/** A section across the page, with its content in the page's column. */
export function Band({ kind, wrap, title, children, ...section }: Props) {
	return (
		<section className={kind ? `band ${kind}` : "band"} {...section}>
			<div className={wrap ? `wrap ${wrap}` : "wrap"}>
				{title && <h2 id={section["aria-labelledby"]}>{title}</h2>}
				{children}
			</div>
		</section>
	);
}
