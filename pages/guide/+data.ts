import type { Head } from "../../components/Layout/head.tsx";
import { listPrices } from "../../components/PriceGuide/prices.ts";
import { getBody } from "../../scripts/content/bodies.ts";
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
		body: await getBody(page),
		prices: listPrices(["plantation-shutters"]),
	};
}
