import type { Head } from "../../components/Layout/head.ts";
import { getContent } from "../../content/collections.ts";

export type Data = ReturnType<typeof data>;

/** The pictures and their categories, in the order of the file. */
export function data() {
	const { gallery, services } = getContent();
	const head: Head = {
		title: "Gallery of shutters, blinds, screens and roofs",
		description:
			"Plantation shutters, blinds, zip screens, awnings, pergolas and glass systems in rooms and on houses of the coast and the Highlands, picture by picture.",
		path: "/gallery",
	};
	return {
		head,
		gallery,
		categories: [...new Set(gallery.map(({ category }) => category))],
		copy: services.gallery,
	};
}
