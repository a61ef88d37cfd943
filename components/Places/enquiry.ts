import type { Suburb } from "../../content/load.ts";
import { state } from "../../content/places/state.ts";
import type { About } from "../ContactForm/about.ts";

/** What an enquiry from a suburb's page says of the place; nothing where nobody lives. */
export function aboutSuburb({ homes, name, postcode }: Suburb): About | undefined {
	return homes === "none" ? undefined : { city: name, state, postcode };
}
