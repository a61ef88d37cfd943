import type { Submission } from "../../netlify/enquiries/schema.ts";
import { type About, fillEmpty } from "./about.ts";
import { carriedKey } from "./carriedStore.ts";
import { attempt } from "./storage.ts";

/** Returns what was handed over, once: a reload does not bring it back. */
export function takeCarried(): About | undefined {
	return attempt(() => {
		const kept: unknown = JSON.parse(sessionStorage.getItem(carriedKey) ?? "null");
		sessionStorage.removeItem(carriedKey);
		return isAbout(kept) ? kept : undefined;
	});
}

/**
 * Adds what was handed over to what is in the form. Words and products already there stay, and come first; a place
 * is added only where there is none.
 */
export function addCarried(values: Submission, carried: About): Submission {
	const { message = "", interests = [] } = carried;
	const isThere = values.message.includes(message);
	return {
		...fillEmpty(values, carried),
		message: isThere
			? values.message
			: [values.message.trimEnd(), message].filter(Boolean).join("\n\n"),
		interests: [...new Set([...values.interests, ...interests])],
	};
}

function isAbout(kept: unknown): kept is About {
	if (!(kept instanceof Object)) return false;
	const { interests = [], ...texts } = kept as About;
	return (
		Array.isArray(interests) &&
		[...interests, ...Object.values(texts)].every((text) => typeof text === "string")
	);
}
