import { getSuburb, type Suburb } from "../collections.ts";
import { describeWay, type Neighbour } from "./neighbours.ts";
import { splitLead } from "./sentences.ts";

/** A place with homes, and what it is like. */
export interface Alternative extends Neighbour {
	about: string;
}

/** For a place where hardly anybody lives: the settled ones near it. */
export function listAlternatives(suburb: Suburb): Alternative[] {
	return (suburb.instead ?? []).map(getSuburb).map((other) => ({
		name: other.name,
		slug: other.slug,
		away: describeWay(suburb, other),
		about: splitLead(other.about)[0],
	}));
}
