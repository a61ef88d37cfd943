import type { Suburb } from "../../scripts/content/load.ts";
import type { About } from "../ContactForm/about.ts";
import { state } from "./state.ts";

/** What an enquiry from a suburb's page says of the place; nothing where nobody lives. */
export function aboutSuburb({ homes, name, postcode }: Suburb): About | undefined {
	return homes === "none" ? undefined : { city: name, state, postcode };
}
