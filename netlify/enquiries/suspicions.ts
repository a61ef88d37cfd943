import type { Suspicion } from "./records.ts";

/** A field that people do not see and robots fill in. */
export const honeypotField = "website";
/** Header that says how long the form was open and whether the honeypot was filled (API-02: not in the body). */
export const formCheckHeader = "Form-Check";
/** Milliseconds; nobody fills in the form faster. */
const fastest = 1500;

/** Signs of a robot in a call of the form's script; such enquiries are stored and marked, never dropped. */
export function readCheckHeader(headers: Headers): Suspicion[] {
	const check = headers.get(formCheckHeader) ?? "";
	const open = /\bopen=(\d+)\b/.exec(check)?.[1];
	const suspicions: Suspicion[] = [];
	if (/\btrap=filled\b/.test(check)) suspicions.push("trap field filled");
	if (open !== undefined && Number(open) < fastest) suspicions.push("filled in too fast");
	return suspicions;
}

/** The same for a plain form post. */
export function readHoneypot(sent: URLSearchParams): Suspicion[] {
	return sent.get(honeypotField) ? ["trap field filled"] : [];
}
