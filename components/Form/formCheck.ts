import { formCheckHeader, honeypotField } from "../../netlify/enquiries/honeypot.ts";

/**
 * Header that tells the server how long the page has been open and whether the trap was filled. Time counts from
 * the page, not the script: on a slow connection people type before the script arrives.
 */
export function makeFormCheck(form: HTMLFormElement): Record<string, string> {
	const open = `open=${Math.round(performance.now())}`;
	const trap = new FormData(form).get(honeypotField) ? ", trap=filled" : "";
	return { [formCheckHeader]: open + trap };
}
