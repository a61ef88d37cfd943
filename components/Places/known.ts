import { getContent } from "../../scripts/content/collections.ts";
import { state } from "./state.ts";

/** A suburb's name, and what it determines; no postcode where two suburbs of one name have different ones. */
export interface KnownSuburb {
	name: string;
	state: string;
	postcode: string;
}

/** Every suburb name once, with its details. */
export function listKnownSuburbs(): KnownSuburb[] {
	const byName = Map.groupBy(getContent().suburbs, ({ name }) => name);
	return [...byName]
		.map(([name, namesakes]) => {
			const postcodes = new Set(namesakes.map(({ postcode }) => postcode));
			return { name, state, postcode: postcodes.size === 1 ? [...postcodes].join() : "" };
		})
		.sort((a, b) => a.name.localeCompare(b.name));
}
