import { createContext, useContext } from "react";
import type { Content } from "../../scripts/content/collections.ts";

/** What any page may show: the business, its products, and the copy that pages share. */
export type Site = Pick<Content, "site" | "authors" | "home" | "services" | "products">;

/** Set once for each page, around its header, main part and footer (Layout.tsx). */
export const SiteContext = createContext<Site | undefined>(undefined);

/** The business, its products, and the copy that pages share. */
export function useSite(): Site {
	const site = useContext(SiteContext);
	if (!site) throw new Error("a component that shows facts of the business needs a SiteContext");
	return site;
}
