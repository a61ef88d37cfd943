import type { Content, Suburb } from "../../scripts/content/collections.ts";
import { state } from "../../scripts/content/format.ts";
import type { Subject } from "../QuoteLink/subject.ts";

/** What an enquiry from a suburb's page says of the place; nothing where nobody lives. */
export function aboutSuburb({ homes, name, postcode }: Suburb): Subject | undefined {
	return homes === "none" ? undefined : { city: name, state, postcode };
}

/** Where the build puts the list (scripts/build/textFiles.ts). */
export const suburbsPath = "/search/suburbs.json";

/** A suburb's name, and what it determines. */
export type SuburbAddress = ReturnType<typeof listSuburbAddresses>[number];

/** Every suburb name once: without a slug where two suburbs have it, and without a postcode where they differ in that. */
export function listSuburbAddresses({ suburbs }: Content) {
	const byName = Map.groupBy(suburbs, ({ name }) => name);
	return [...byName]
		.map(([name, namesakes]) => {
			const postcodes = new Set(namesakes.map(({ postcode }) => postcode));
			const [only] = namesakes.length === 1 ? namesakes : [];
			const postcode = postcodes.size === 1 ? [...postcodes].join() : "";
			return { name, state, postcode, slug: only?.slug };
		})
		.sort((a, b) => a.name.localeCompare(b.name));
}
