import { expect, test } from "vitest";
import { goodEnquiry } from "../../tests/goodEnquiry.ts";
import { writeCalendar } from "./calendar.ts";
import { noWishes, toSubmission } from "./wishes.ts";

/** The properties of a calendar file, its folded lines joined and its escapes undone. */
function readCalendar(file: string) {
	expect(file.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
	expect(file.replaceAll("\r\n", " ")).toMatch(
		/^BEGIN:VCALENDAR VERSION:2\.0 PRODID:\S+ METHOD:PUBLISH BEGIN:VEVENT .+ END:VEVENT END:VCALENDAR $/,
	);
	const lines = file.replaceAll("\r\n ", "").trimEnd().split("\r\n");
	return Object.fromEntries(
		lines.map((line) => {
			const [, name = "", value = ""] = /^([^:]*):(.*)$/.exec(line) ?? [];
			return [name, value.replaceAll("\\n", "\n").replace(/\\(.)/g, "$1")];
		}),
	);
}

test("a wished day is a whole day in the calendar, not confirmed, with everything that was typed", () => {
	const name = "王小明; O\\Neil, Mei";
	const typed = "Für die Küche: \n“two” windows, BEGIN:VALARM\nEND:VEVENT ".repeat(9);
	const wishes = { ...noWishes, day: "2026-12-31", visit: ["Morning"] };
	const { message } = toSubmission({ ...wishes, message: typed });
	const submittedAt = "2026-11-26T03:30:00.000Z";
	const record = { ...goodEnquiry, id: "x", submittedAt, suspected: [] };
	const event = readCalendar(writeCalendar({ ...record, name, message }) ?? "");
	expect(event).toMatchObject({
		UID: "x",
		DTSTAMP: "20261126T033000Z",
		"DTSTART;VALUE=DATE": "20261231",
		"DTEND;VALUE=DATE": "20270101",
		SUMMARY: `Measure, not confirmed: ${name}, Wollongong, morning`,
		LOCATION: "12 Cliff Road, Wollongong, NSW 2500",
		STATUS: "TENTATIVE",
		TRANSP: "TRANSPARENT",
	});
	expect(event.DESCRIPTION).toContain(
		"Visit wished: Thursday 31 December 2026, morning\nName: 王小明",
	);
	expect(event.DESCRIPTION).toContain(typed.trimEnd());
	const elsewhere = { ...record, message, city: "", state: "" };
	expect(readCalendar(writeCalendar(elsewhere) ?? "")).toMatchObject({
		SUMMARY: "Measure, not confirmed: Mei O’Connor, morning",
		LOCATION: "12 Cliff Road, 2500",
		DESCRIPTION: expect.stringMatching(/\S$/),
	});
	for (const line of ["time for the measure: morning", "day for the measure: 2026-13-99"])
		expect(writeCalendar({ ...record, message: `Preferred ${line}.` })).toBeUndefined();
});
