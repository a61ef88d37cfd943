import type { KnownSuburb } from "../../components/ContactForm/suburbs.ts";
import { getContent } from "../collections.ts";
import { state } from "./state.ts";

/** Every suburb name once, with its details. The postcode is left out when suburbs of the same name differ in it. */
export function listKnownSuburbs(): KnownSuburb[] {
	const byName = Map.groupBy(getContent().suburbs, ({ name }) => name);
	return [...byName]
		.map(([name, namesakes]) => {
			const postcodes = new Set(namesakes.map(({ postcode }) => postcode));
			return { name, state, postcode: postcodes.size === 1 ? [...postcodes].join() : "" };
		})
		.sort((a, b) => a.name.localeCompare(b.name));
}
