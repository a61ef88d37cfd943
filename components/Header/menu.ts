import type { StandingPath } from "../../scripts/content/addresses.ts";
import { getEntry } from "../../scripts/content/entries.ts";
import type { Site } from "../Layout/siteContext.ts";
import { linkProducts } from "../LinkList/LinkList.tsx";

/** Entries of the main menu in order (HDR-08); Products opens a panel. */
export const menu = [
	{ label: "Home", href: "/" },
	{ label: "Products", href: "/products", panel: true },
	{ label: "Gallery", href: "/gallery" },
	{ label: "About", href: "/about" },
	{ label: "Service Areas", href: "/service-areas" },
	{ label: "Blog", href: "/blog" },
	{ label: "Shutters Guide", href: "/plantation-shutters-guide" },
	{ label: "Contact", href: "/contact" },
] as const satisfies { label: string; href: StandingPath; panel?: boolean }[];

/** The eleven products of the menu, in the order of content/site.yaml (HDR-12). */
export function listMenuProducts({ site, products }: Pick<Site, "site" | "products">) {
	return linkProducts(site.menu.map((slug) => getEntry(products, slug)));
}

/** The menu entry that a page belongs to, or undefined. */
export function findSection(path: string): string | undefined {
	if (path.startsWith("/locations")) return "/service-areas";
	return menu.find(({ href }) => path === href || (href !== "/" && path.startsWith(`${href}/`)))
		?.href;
}

/** "page" on the page itself, "true" within its section, so that both look current (HDR-10). */
export function currentOf(href: string, section: string | undefined, path: string) {
	if (href !== section) return undefined;
	return href === path ? "page" : "true";
}
