import type { Head } from "../../components/Layout/head.tsx";
import { nameMap } from "../../components/PlaceMap/mapNames.ts";
import { getContent, getProduct, getRegion } from "../../scripts/content/collections.ts";

export type Data = ReturnType<typeof data>;

/** The four regions with their descriptions and four products each (SVC). */
export function data() {
	const { services } = getContent();
	const head: Head = {
		title: "Service areas",
		description:
			"Where we measure and fit: Wollongong from Helensburgh to Lake Illawarra, Shellharbour, Kiama down to Gerroa, and the Southern Highlands around Bowral.",
		path: "/service-areas",
	};
	const products = ["plantation-shutters", "roller-blinds", "venetian-blinds", "awnings"].map(
		getProduct,
	);
	const regions = services.regions.map(({ slug, text }) => ({ ...getRegion(slug), text }));
	return { head, copy: services, regions, products, map: nameMap() };
}
