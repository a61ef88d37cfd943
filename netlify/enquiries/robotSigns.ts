import { formCheckHeader, honeypotField } from "./formRules.ts";
import type { Submission } from "./records.ts";

/** Why a record may come from a robot; it is kept anyway, for the owner to judge. */
export type Suspicion =
	| "trap field filled"
	| "filled in too fast"
	| "sent without the form"
	| "many links"
	| "link for a name or place"
	| "markup or script";

/** Milliseconds; nobody fills in the form faster. */
const fastest = 2000;

/** Signs of a robot in a call of a form's script; such enquiries are stored and marked, never dropped. */
export function signsOfCall(headers: Headers): Suspicion[] {
	const check = headers.get(formCheckHeader);
	if (!check) return ["sent without the form"];
	const open = Number(/\bopen=(\d+)\b/.exec(check)?.[1] ?? 0);
	return list([
		[/\btrap=filled\b/.test(check), "trap field filled"],
		[open < fastest, "filled in too fast"],
	]);
}

/** Signs of a robot in a plain form post. Every browser since 2023 says from where it sends one. */
export function signsOfPost(sent: URLSearchParams, headers: Headers): Suspicion[] {
	return list([
		[!headers.has("origin") && !headers.has("sec-fetch-site"), "sent without the form"],
		[Boolean(sent.get(honeypotField)), "trap field filled"],
	]);
}

const link = /https?:\/\/|www\./gi;
/** A customer may show what they like. */
const mostLinks = 3;
/** Languages that pages and forums are written in, which nobody types to a shop. */
const markup = /<(?:a|img|iframe)\s|<script\b|\[(?:url|link)\b|javascript:/i;

/** Signs of a robot in what was typed; how a person writes a number or a name is none. */
export function signsOfWords(submission: Submission): Suspicion[] {
	const { name, streetAddress, city, state, postcode, message } = submission;
	const count = (text: string) => text.match(link)?.length ?? 0;
	return list([
		[count(message) > mostLinks, "many links"],
		[count([name, streetAddress, city, state, postcode].join()) > 0, "link for a name or place"],
		[markup.test(Object.values(submission).join("\n")), "markup or script"],
	]);
}

function list(signs: [isThere: boolean, sign: Suspicion][]): Suspicion[] {
	return signs.filter(([isThere]) => isThere).map(([, sign]) => sign);
}
