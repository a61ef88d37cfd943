import type { PageContextServer } from "vike/types";
import type { Head } from "../../components/Layout/head.tsx";
import { readFigures } from "../../components/LengthCheck/lengthFigures.ts";
import { listSuburbs } from "../../components/Places/neighbours.ts";
import { dayInSydney } from "../../scripts/content/today.ts";

export type Data = ReturnType<typeof data>;

/** The suburbs with their positions, and the middle of them. */
export function data({ content }: PageContextServer) {
	const { sun, regions, suburbs } = content;
	const head: Head = { title: sun.title, description: sun.description };
	const [awningReach = 0] = readFigures(content, "spec-awning-projection");
	const mean = (name: "lat" | "lng") => {
		const sum = suburbs.reduce((total, suburb) => total + suburb[name], 0);
		return Number((sum / suburbs.length).toFixed(2));
	};
	const middle = { lat: mean("lat"), lng: mean("lng") };
	const groups = regions.map((region) => ({
		region: region.name,
		suburbs: listSuburbs(content, region)
			.filter(({ homes }) => homes !== "none")
			.map(({ name, slug, postcode, lat, lng }) => ({ name, slug, postcode, lat, lng })),
	}));
	const tool = { suburbs: groups, middle, awningReach, made: dayInSydney() };
	return { head, words: sun, middle, tool };
}
