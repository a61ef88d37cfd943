import type { ReactNode } from "react";
import type { StandingPath } from "../../scripts/content/addresses.ts";
import { getEntry } from "../../scripts/content/entries.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { Site } from "../Layout/siteContext.ts";
import { linkProducts } from "../LinkList/LinkList.tsx";

/** In their order (HDR-08). */
const entries: { label: string; href: StandingPath }[] = [
	{ label: "Home", href: "/" },
	{ label: "Products", href: "/products" },
	{ label: "Gallery", href: "/gallery" },
	{ label: "About", href: "/about" },
	{ label: "Service Areas", href: "/service-areas" },
	{ label: "Blog", href: "/blog" },
	{ label: "Shutters Guide", href: "/plantation-shutters-guide" },
	{ label: "Contact", href: "/contact" },
];

/** The entries of the main menu; in the place of Products what opens them. */
export function MenuEntries({ path, products }: { path: string; products: ReactNode }) {
	return (
		<ul>
			{entries.map(({ label, href }) => (
				<li key={href}>
					{href === "/products" ? (
						products
					) : (
						<a href={href} aria-current={href === path ? "page" : isWithin(href, path)}>
							{label}
						</a>
					)}
				</li>
			))}
		</ul>
	);
}

/** What opens the products. */
export function ProductsSummary({ path }: { path: string }) {
	return (
		<summary aria-current={isWithin("/products", path)}>
			Products <Icon name="chevron-down" />
		</summary>
	);
}

/** Whether a page belongs to an entry, whose mark is not that of the page itself (HDR-10). */
function isWithin(href: StandingPath, path: string): true | undefined {
	const section = path.startsWith("/locations") ? "/service-areas" : path;
	return section === href || (href !== "/" && section.startsWith(`${href}/`)) || undefined;
}

/** The eleven products of the menu, in the order of content/site.yaml (HDR-12). */
export function listMenuProducts({ site, products }: Pick<Site, "site" | "products">) {
	return linkProducts(site.menu.map((slug) => getEntry(products, slug)));
}
