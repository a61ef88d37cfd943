import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.tsx";
import { layOutMap } from "../../components/PlaceMap/mapLayout.ts";
import { getEntry } from "../../scripts/content/entries.ts";

export type Data = ReturnType<typeof data>;

/** The four regions with their descriptions and four products each. */
export function data({ content }: PageContextServer) {
	const { services } = content;
	const head: Head = {
		title: "Service areas",
		description:
			"Where we measure and fit: Wollongong from Helensburgh to Lake Illawarra, Shellharbour, Kiama down to Gerroa, and the Southern Highlands around Bowral.",
	};
	const products = ["plantation-shutters", "roller-blinds", "venetian-blinds", "awnings"].map(
		(slug) => getEntry(content.products, slug),
	);
	const regions = services.regions.map(({ slug, text }) => ({
		...getEntry(content.regions, slug),
		text,
	}));
	return { head, copy: services, regions, products, map: layOutMap(content) };
}
