import { getSuburb, type Suburb } from "../../scripts/content/collections.ts";
import { describeWay, type Neighbour } from "./neighbours.ts";
import { splitLead } from "./sentences.ts";

/** A settled place, and what it is like. */
export interface Alternative extends Neighbour {
	about: string;
}

/** The settled places near one where hardly anybody lives. */
export function listAlternatives(suburb: Suburb): Alternative[] {
	return (suburb.instead ?? []).map(getSuburb).map((other) => ({
		name: other.name,
		slug: other.slug,
		away: describeWay(suburb, other),
		about: splitLead(other.about)[0],
	}));
}
