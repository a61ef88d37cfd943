import { findPhoneNumbersInText, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { inboxLink } from "../site.ts";
import { hour } from "./identity.ts";
import type { Enquiry } from "./records.ts";
import { dropWishes, isDay, listWishes, readWishes } from "./wishes.ts";

/* An enquiry in words, for its owner. What was typed stays what the owner reads; the rest only adds to it. */

/** A text without the characters that turn the order of those around them: with them one text can pass for another. */
export function dropTurning(text: string): string {
	return text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, "");
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
} satisfies Partial<Record<keyof Enquiry, string>>;

/** What was wished, typed and marked, each with its label. */
export function listTyped(enquiry: Enquiry): Labelled[] {
	const { message, suspected } = enquiry;
	const fields = Object.entries(labels).map(([field, label]): Labelled => {
		return [label, [enquiry[field as keyof typeof labels]].flat().join(", ")];
	});
	const robot: Labelled = ["Robot?", suspected.join(", ")];
	return [...listWishes(message), ...fields, ...splitMessage(message), robot]
		.map(([label, text]): Labelled => [label, dropTurning(text)])
		.filter(([, text]) => text);
}

export function printPlace({ streetAddress, city, state, postcode }: Enquiry): string {
	const parts = [streetAddress, city, [state, postcode].filter(Boolean).join(" ")];
	return parts.filter(Boolean).join(", ");
}

/** Numbers without a country are Australian. */
const country = "AU";

/** The address that rings the number in a text, its extension included; undefined where there is none, or several. */
export function findPhoneLink(typed: string): string | undefined {
	const found = findPhoneNumbersInText(typed, country).map(({ number }) => number.getURI());
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
const list =
	/^My windows, with your guide prices:\n((?:\d{1,2}\. .+\n)+)Together ([^.\n]+)\.[ \t]*/gm;
const bring = /^Please bring: (.+?)\.(?=\s|$)/m;

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
		[
			"Windows",
			lists
				.map(([, windows]) => windows)
				.join("")
				.trim(),
		],
		["Price guide", lists.map(([, , sum]) => sum).join("; ")],
		["Bring", bring.exec(message)?.[1] ?? ""],
	];
	return parts.filter(([, text]) => text);
}

export const calendarFile = {
	filename: "visit.ics",
	contentType: "text/calendar; charset=utf-8; method=PUBLISH",
};

/**
 * The visit that an enquiry wishes, as a file that phones open (RFC 5545): a whole day, because no hour is agreed, which
 * needs no time zone; and tentative, because nobody has confirmed it.
 * @returns undefined when no day is wished
 */
export function writeCalendar(enquiry: Enquiry): string | undefined {
	const { id, name, city, message, submittedAt } = enquiry;
	const { day, visit } = readWishes(message);
	if (!isDay(day)) return;
	const next = new Date(Date.parse(day) + 24 * hour).toISOString();
	const about = [`Measure, not confirmed: ${name}`, city, visit].filter(Boolean).join(", ");
	const typed = listTyped(enquiry).map(([label, text]) => `${label}: ${text}`);
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Enquiries//EN",
		"METHOD:PUBLISH",
		"BEGIN:VEVENT",
		`UID:${id}`,
		`DTSTAMP:${digits(submittedAt)}Z`,
		`DTSTART;VALUE=DATE:${digits(day)}`,
		`DTEND;VALUE=DATE:${digits(next.slice(0, 10))}`,
		`SUMMARY:${escapeText(about)}`,
		`LOCATION:${escapeText(printPlace(enquiry))}`,
		`DESCRIPTION:${escapeText([...typed, inboxLink(id)].filter(Boolean).join("\n"))}`,
		"STATUS:TENTATIVE",
		"TRANSP:TRANSPARENT",
		"END:VEVENT",
		"END:VCALENDAR",
	];
	return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** 2026-12-01T03:30:00.000Z as 20261201T033000. */
const digits = (time: string) => time.replace(/\.\d+Z$/, "").replace(/[-:]/g, "");

/** RFC 5545, 3.3.11. */
function escapeText(text: string): string {
	return dropTurning(text)
		.replace(/[\\;,]/g, "\\$&")
		.replace(/\n/g, "\\n");
}

/** Breaks a line after at most 75 bytes (RFC 5545, 3.1), never inside a character. */
function fold(line: string): string {
	let [folded, size] = ["", 0];
	for (const character of line) {
		const bytes = Buffer.byteLength(character);
		if (size + bytes > 75) [folded, size] = [`${folded}\r\n `, 1];
		folded += character;
		size += bytes;
	}
	return folded;
}
