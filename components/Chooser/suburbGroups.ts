import type { Suburb } from "../../scripts/content/load.ts";

/** What a tool needs of a suburb; degrees where it asks for the sun. */
export type ChosenSuburb = Pick<Suburb, "name" | "slug" | "postcode"> &
	Partial<Pick<Suburb, "lat" | "lng">>;

/** A region with its suburbs where people live. */
export interface SuburbGroup {
	name: string;
	suburbs: ChosenSuburb[];
}

/** The suburbs where people live, by region. @param withPositions for a tool that asks for the sun */
export function groupSuburbs(
	regions: readonly { name: string; slug: string }[],
	suburbs: readonly Suburb[],
	withPositions = false,
): SuburbGroup[] {
	return regions.map((region) => ({
		name: region.name,
		suburbs: suburbs
			.filter(({ regionSlug, homes }) => regionSlug === region.slug && homes !== "none")
			.map(({ name, slug, postcode, lat, lng }) => ({
				name,
				slug,
				postcode,
				...(withPositions && { lat, lng }),
			})),
	}));
}

/** The suburb that is chosen, if any. */
export function findSuburb(groups: SuburbGroup[], slug?: string): ChosenSuburb | undefined {
	return groups.flatMap(({ suburbs }) => suburbs).find((suburb) => suburb.slug === slug);
}

/** What an enquiry says of the suburb that is chosen; nothing where none is. */
export function describePlace(suburb: ChosenSuburb | undefined) {
	return suburb && { city: suburb.name, state: "NSW", postcode: suburb.postcode };
}
