import { formCheckHeader, honeypotField } from "./formRules.ts";
import type { Submission } from "./records.ts";

/* Why a record may come from a robot; it is kept anyway, marked for the owner to judge. */

/** Milliseconds; nobody fills in the form faster. */
const fastest = 2000;

/** Signs of a robot in a call of a form's script. */
export function signsOfCall(headers: Headers): string[] {
	const check = headers.get(formCheckHeader);
	if (!check) return ["sent without the form"];
	return list({
		"trap field filled": /\btrap=filled\b/.test(check),
		"filled in too fast": Number(/\bopen=(\d+)\b/.exec(check)?.[1] ?? 0) < fastest,
	});
}

/** Signs of a robot in a plain form post. Every browser since 2023 says from where it sends one. */
export function signsOfPost(sent: URLSearchParams, headers: Headers): string[] {
	return list({
		"sent without the form": !headers.has("origin") && !headers.has("sec-fetch-site"),
		"trap field filled": Boolean(sent.get(honeypotField)),
	});
}

const link = /https?:\/\/(?:www\.)?|www\./gi;
/** A customer may show what they like. */
const mostLinks = 3;
/** Languages that pages and forums are written in, which nobody types to a shop. */
const markup = /<(?:a|img|iframe)\s|<script\b|\[(?:url|link)\b|javascript:/i;

/** Signs of a robot in what was typed; how a person writes a number or a name is none. */
export function signsOfWords(submission: Submission): string[] {
	const { name, streetAddress, city, state, postcode, message } = submission;
	const count = (text: string) => text.match(link)?.length ?? 0;
	return list({
		"many links": count(message) > mostLinks,
		"link for a name or place": count([name, streetAddress, city, state, postcode].join()) > 0,
		"markup or script": markup.test(Object.values(submission).join("\n")),
	});
}

function list(signs: Record<string, boolean>): string[] {
	return Object.keys(signs).filter((sign) => signs[sign]);
}
