import type { PageContextServer } from "vike/types";
import { getText } from "../../components/Article/texts.ts";
import type { Head } from "../../components/Layout/head.tsx";
import { getLengthCheck } from "../../components/LengthCheck/lengthFigures.ts";
import { getLouvre } from "../../components/Louvre/louvreData.ts";
import { listPrices } from "../../components/PriceGuide/prices.ts";
import { getEntry } from "../../scripts/content/entries.ts";

export type Data = Awaited<ReturnType<typeof data>>;

/** The buying guide. */
export async function data({ content }: PageContextServer) {
	const page = getEntry(content.pages, "plantation-shutters-guide");
	const head: Head = {
		title: page.title,
		description: page.description,
		type: "article",
		image: "plantation-shutters",
	};
	return {
		head,
		page,
		text: await getText(page),
		louvre: getLouvre(content),
		recessCheck: getLengthCheck(content, "recess"),
		prices: listPrices(content, ["plantation-shutters"]),
	};
}
