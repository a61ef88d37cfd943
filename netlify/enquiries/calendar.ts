import { listTyped, printPlace } from "./description.ts";
import { hour } from "./identity.ts";
import type { Enquiry } from "./records.ts";
import { isDay, readWishes } from "./wishes.ts";

export const calendarFile = {
	filename: "visit.ics",
	contentType: "text/calendar; charset=utf-8; method=PUBLISH",
};

/**
 * The visit that an enquiry wishes, as a file that phones open (RFC 5545): a whole day, because no hour is agreed, which
 * needs no time zone; and tentative, because nobody has confirmed it.
 * @param link to the enquiry in the inbox
 * @returns undefined when no day is wished
 */
export function writeCalendar(enquiry: Enquiry, link?: string): string | undefined {
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
		`DESCRIPTION:${escapeText([...typed, link].filter(Boolean).join("\n"))}`,
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
	return text.replace(/[\\;,]/g, "\\$&").replace(/\n/g, "\\n");
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
