import { getContent, type Suburb } from "../../scripts/content/collections.ts";

/** Suburbs as most people mean them: the popular and the biggest first, those where hardly anybody lives last. */
export function orderBySize(suburbs: readonly Suburb[]): Suburb[] {
	const { site, regions } = getContent();
	const first = [...site.popularSuburbs, ...regions.flatMap(({ biggest }) => biggest)];
	const rank = ({ slug, homes }: Suburb) => {
		if (homes) return first.length + (homes === "few" ? 1 : 2);
		const at = first.indexOf(slug);
		return at < 0 ? first.length : at;
	};
	return suburbs.toSorted((a, b) => rank(a) - rank(b));
}
