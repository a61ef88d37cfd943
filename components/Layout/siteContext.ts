import { createContext, useContext } from "react";
import type { Content } from "../../scripts/content/collections.ts";
import type { Pictures } from "../../scripts/content/pictures/encoded.ts";

/** What any page may show: the business, its products, the copy that pages share, and pictures. */
export interface Site extends Pick<Content, "site" | "authors" | "home" | "services" | "products"> {
	pictures: Pictures;
}

/** Set once for each page, around its header, main part and footer (Layout.tsx). */
export const SiteContext = createContext<Site | undefined>(undefined);

/** What any page may show. */
export function useSite(): Site {
	const site = useContext(SiteContext);
	if (!site) throw new Error("a component that shows facts of the business needs a SiteContext");
	return site;
}

/** Of the fields in which the owner may say something those that are filled in, by the names that people read. */
export function listFilled(fields: Record<string, string>): [name: string, text: string][] {
	return Object.entries(fields).flatMap(([key, text]) =>
		text ? [[key.replace(/^./, (first) => first.toUpperCase()), text]] : [],
	);
}
