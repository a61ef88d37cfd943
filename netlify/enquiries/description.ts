import { findPhoneNumbersInText, parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Enquiry, Submission } from "./records.ts";
import { dropWishes, listWishes } from "./wishes.ts";

/* An enquiry in words, for its owner. What was typed stays what the owner reads; the rest only adds to it. */

/** The business uses New South Wales time, wherever the owner's computer is. */
export const timeZone = "Australia/Sydney";
const readTime = new Intl.DateTimeFormat("en-AU", {
	dateStyle: "medium",
	timeStyle: "short",
	timeZone,
});

/** 4 Oct 2026, 3:30 am. */
export function printTime(iso: string): string {
	return readTime.format(new Date(iso));
}

type Labelled = [label: string, text: string];

const labels = {
	name: "Name",
	phone: "Phone",
	email: "Email",
	streetAddress: "Street address",
	city: "City or suburb",
	state: "State",
	postcode: "Postcode",
	interests: "Interests",
} satisfies Record<Exclude<keyof Submission, "message">, string>;

/** What was wished, typed and marked, each with its label. */
export function listTyped(enquiry: Enquiry): Labelled[] {
	const { message, suspected } = enquiry;
	const fields = Object.entries(labels).map(([field, label]): Labelled => {
		return [label, [enquiry[field as keyof typeof labels]].flat().join(", ")];
	});
	const robot: Labelled = ["Robot?", suspected.join(", ")];
	return [...listWishes(message), ...fields, ...splitMessage(message), robot].filter(
		([, text]) => text,
	);
}

export function printPlace({ streetAddress, city, state, postcode }: Enquiry): string {
	const parts = [streetAddress, city, [state, postcode].filter(Boolean).join(" ")];
	return parts.filter(Boolean).join(", ");
}

/** Numbers without a country are Australian. */
const country = "AU";

/** The address that rings the number in a text, its extension included; undefined where there is none, or several. */
export function findPhoneLink(typed: string): string | undefined {
	// Behind a comma the library takes a second number for an extension of the first.
	const apart = typed.replace(/[,;]/g, "\n");
	const found = findPhoneNumbersInText(apart, country).map(({ number }) => number.getURI());
	return new Set(found).size === 1 ? found[0] : undefined;
}

/** The link that begins an e-mail to an address, whatever signs it has. */
export function mailLink(address: string): string {
	return `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

/**
 * An Australian number as it is written here, with blanks that keep a spreadsheet from reading it as a number and
 * dropping the zero. Others, and numbers with words around them, stay as typed.
 */
export function formatPhone(typed: string): string {
	const number = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false });
	return number?.isValid() && number.country === country ? number.formatNational() : typed;
}

/*
 * A visitor's list of windows, as the site writes it into a message (components/Windows/windowWords.ts). There may be
 * several, as somebody may have a draft with one, and words typed behind its end.
 */
const list = /^My windows, with your guide prices:\n((?:\d{1,2}\. .+\n)+)Together ([^.\n]+)\.\s*/gm;
const bring = /^Please bring: (.+?)\.(?:\s+|$)/m;

/** What the windows of a message come to by the price guide; undefined where lists may have a window twice. */
export function findRange(message: string): string | undefined {
	const [found, another] = message.matchAll(list);
	return another ? undefined : found?.[2]?.replace(" including GST", "");
}

/** A message in its parts: the visitor's words, and what was listed for the owner's eyes. */
export function splitMessage(message: string): Labelled[] {
	const lists = [...message.matchAll(list)];
	const parts: Labelled[] = [
		["Message", dropWishes(message).replace(list, "").replace(bring, "").trim()],
		["Windows", lists.map(([, windows = ""]) => windows.trim()).join("\n")],
		["Price guide", lists.map(([, , sum]) => sum).join("; ")],
		["Bring", bring.exec(message)?.[1] ?? ""],
	];
	return parts.filter(([, text]) => text);
}
