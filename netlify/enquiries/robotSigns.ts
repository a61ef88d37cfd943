import { formCheckHeader, honeypotField } from "./formRules.ts";
import type { Submission } from "./records.ts";

/** Why a record may come from a robot; it is kept anyway, for the owner to judge. */
export type Suspicion =
	| "trap field filled"
	| "filled in too fast"
	| "sent without the form"
	| "links"
	| "impossible phone number";

/** Milliseconds; nobody fills in the form faster. */
const fastest = 1500;

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

const link = /https?:\/\/\S+|www\.\S+|<a\s|\[url/gi;
/** A customer may show one thing they like. */
const mostLinks = 1;

/** Signs of a robot in what was typed. */
export function signsOfWords({ message, phone, interests: _, ...rest }: Submission): Suspicion[] {
	const inMessage = message.match(link)?.length ?? 0;
	const elsewhere = Object.values(rest).some((text) => text.match(link));
	return list([
		[inMessage > mostLinks || elsewhere, "links"],
		[!canBePhone(phone), "impossible phone number"],
	]);
}

/**
 * Whether a text has a number that could be rung: 8 to 15 digits (E.164), or the six of an Australian 13 number, and
 * not one digit throughout or a count. How a foreigner writes the number at home is not for us to say.
 */
function canBePhone(phone: string): boolean {
	const digits = phone.replace(/(?:ext|x|#).*$/i, "").replace(/\D/g, "");
	if (/^13\d{4}$/.test(digits)) return true;
	const isMadeUp = /^(\d)\1+$/.test(digits) || "01234567890123".includes(digits);
	return digits.length >= 8 && digits.length <= 15 && !isMadeUp;
}

function list(signs: [isThere: boolean, sign: Suspicion][]): Suspicion[] {
	return signs.filter(([isThere]) => isThere).map(([, sign]) => sign);
}
