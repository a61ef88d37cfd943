import type { Content, Suburb } from "../../scripts/content/collections.ts";
import { state } from "../../scripts/content/format.ts";
import type { Subject } from "../QuoteLink/subject.ts";

/** What an enquiry from a suburb's page says of the place; nothing where nobody lives. */
export function aboutSuburb({ homes, name, postcode }: Suburb): Subject | undefined {
	return homes === "none" ? undefined : { city: name, state, postcode };
}

/** A suburb's name, and what it determines; no postcode where two suburbs of one name have different ones. */
export interface SuburbAddress {
	name: string;
	state: string;
	postcode: string;
}

/** Where the build puts the list (scripts/build/textFiles.ts). */
export const suburbsPath = "/search/suburbs.json";

/** Every suburb name once, with its details. */
export function listSuburbAddresses({ suburbs }: Content): SuburbAddress[] {
	const byName = Map.groupBy(suburbs, ({ name }) => name);
	return [...byName]
		.map(([name, namesakes]) => {
			const postcodes = new Set(namesakes.map(({ postcode }) => postcode));
			return { name, state, postcode: postcodes.size === 1 ? [...postcodes].join() : "" };
		})
		.sort((a, b) => a.name.localeCompare(b.name));
}
