import fc from "fast-check";
import { expect, test } from "vitest";
import {
	dropWishes,
	judgeWishes,
	listWishes,
	noWishes,
	readWishes,
	toSubmission,
	type Wishes,
} from "./wishes.ts";

/** A Thursday. */
const today = "2026-11-26";
const closed = ["2026-12-25"];
const judge = (day: string) => judgeWishes({ day, answer: "", phone: "" }, closed, today).day;

test.each([
	["2026-11-26", "Please choose a day from tomorrow on."],
	["2026-11-27", undefined],
	["2026-11-29", "We do not come on Sundays. Please choose another day."],
	["2026-12-25", "We are closed on Friday 25 December 2026. Please choose another day."],
	["2027-01-07", undefined],
	["2027-01-08", "Please choose a day within six weeks, up to Thursday 7 January 2027."],
	["", undefined],
])(
	"a visit may be wished on a day of the next six weeks on which somebody comes: %j is %j",
	(day, message) => {
		expect(judge(day)).toBe(message);
	},
);

test.each([
	["02 7010 6113", "Text", true],
	["+61 2 5550 0199", "Text", true],
	["5550 0199", "text", true],
	["+61 1300 555 013", "Text", true],
	["13 55 01", "Text", true],
	["0412 345 678", "Text", false],
	["+64 21 123 456", "Text", false],
	["02 5550 0199", "Call, Text", false],
])(
	"an answer by text alone needs a number that can get one: %s with %j",
	(phone, answer, isRefused) => {
		const { phone: message } = judgeWishes({ day: "", answer, phone }, closed, today);
		expect(Boolean(message)).toBe(isRefused);
	},
);

test("every wish that is sent in the message is read there again, whatever was written above it", () => {
	const [min, max] = [new Date("2026-01-01"), new Date("2040-01-01")];
	const days = fc.date({ min, max, noInvalidDate: true });
	fc.assert(
		fc.property(days, fc.string({ unit: "grapheme" }), (date, typed) => {
			const day = date.toISOString().slice(0, 10);
			const wishes = { day, visit: ["Morning", "Afternoon"], answer: ["Call"], facing: [] };
			const { message } = toSubmission({ ...wishes, message: typed });
			expect(readWishes(message)).toEqual({ day, visit: "morning, afternoon", answer: "call" });
			expect(toSubmission({ ...noWishes, message: `${typed} \n` }).message).toBe(typed.trimEnd());
		}),
	);
});

test.each([
	...["1/12/2026", "next Tuesday", "2026-12-1", "2026-02-30"],
	...["after Tuesday 1 December 2026", "Tuesday 1 December 2026 at 9"],
])("what was typed for a day and is none stays as it is, and is refused: %s", (typed) => {
	const { day } = readWishes(toSubmission({ ...noWishes, day: typed, message: "" }).message);
	expect([day, judge(day)]).toEqual([typed, expect.stringMatching(/^Please write the day as/)]);
});

test.each<[wishes: Partial<Wishes>, lines: string[]]>([
	[
		{ day: "2026-12-01", visit: ["Morning"], answer: ["Text"] },
		["Visit wished: Tuesday 1 December 2026, morning", "Answer by: text"],
	],
	[{ visit: ["Morning", "Afternoon"] }, ["Visit wished: morning, afternoon"]],
	[{ facing: ["West"] }, []],
])("the owner reads the day first, in words, and the rest as it was typed: %j", (wishes, lines) => {
	const { message } = toSubmission({ ...noWishes, ...wishes, message: "Two windows." });
	expect(listWishes(message).map((wish) => wish.join(": "))).toEqual(lines);
	const windows = wishes.facing ? "\n\nThe windows face west." : "";
	expect(dropWishes(message).trim()).toBe(`Two windows.${windows}`);
});
