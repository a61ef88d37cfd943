import type { listMenuProducts } from "./menu.ts";

interface Props {
	products: ReturnType<typeof listMenuProducts>;
	/** Of the page that is open. */
	path: string;
}

/** A list of products, of which the one whose page is open looks current (HDR-10). */
export function ProductLinks({ products, path }: Props) {
	return (
		<ul>
			{products.map(({ href, name }) => (
				<li key={href}>
					<a href={href} aria-current={href === path ? "page" : undefined}>
						{name}
					</a>
				</li>
			))}
		</ul>
	);
}
