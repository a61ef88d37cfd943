import { getText } from "../../components/Article/Prose.tsx";
import type { Head } from "../../components/Layout/head.tsx";
import { getLengthCheck } from "../../components/LengthCheck/lengthFigures.ts";
import { getLouvre } from "../../components/Louvre/louvreData.ts";
import { listPrices } from "../../components/PriceGuide/prices.ts";
import { getStandingPage } from "../../scripts/content/collections.ts";

export type Data = Awaited<ReturnType<typeof data>>;

/** The buying guide. */
export async function data() {
	const page = getStandingPage("plantation-shutters-guide");
	const head: Head = {
		title: page.title,
		description: page.description,
		path: "/plantation-shutters-guide",
		type: "article",
		image: "plantation-shutters",
	};
	return {
		head,
		page,
		text: await getText(page),
		louvre: getLouvre(),
		recessCheck: getLengthCheck("recess"),
		prices: listPrices(["plantation-shutters"]),
	};
}
