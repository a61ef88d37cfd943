import { dayInSydney } from "../../scripts/content/today.ts";
import type { FieldErrors } from "../requests/requests.ts";

/*
 * What a visitor wishes for the measure. It is sent in the message, so that an enquiry keeps its nine fields, and
 * read from there for the owner.
 */

export const noWishes = {
	/** A day, as 2026-12-01. */
	day: "",
	/** Times of day. */
	visit: [] as string[],
	/** How to answer. */
	answer: [] as string[],
	/** Which ways the windows face. */
	facing: [] as string[],
};

export type Wishes = typeof noWishes;

const byText = "Text";

export const wishChoices = {
	visit: ["Morning", "Afternoon", "When the sun is on it", "Outside trading hours"],
	answer: ["Call", byText, "E-mail"],
	facing: ["North", "East", "South", "West"],
} as const;

const leads: Record<keyof Wishes, string> = {
	day: "Preferred day for the measure: ",
	visit: "Preferred time for the measure: ",
	answer: "Preferred answer: ",
	facing: "The windows face ",
};

/** What is sent of a form: its fields, with the wishes in the message, each in a line of its own. */
export function toSubmission<Values extends Wishes & { message: string }>(values: Values) {
	const { day, visit, answer, facing, message, ...fields } = values;
	const words: Record<keyof Wishes, string> = {
		day: printDay(day),
		visit: list(visit),
		answer: list(answer),
		facing: list(facing),
	};
	const wished = (Object.keys(leads) as (keyof Wishes)[]).filter((name) => words[name]);
	const lines = wished.map((name) => `${leads[name]}${words[name]}.`);
	const parts = [message.trimEnd(), lines.join("\n")];
	return { ...fields, message: parts.filter(Boolean).join("\n\n") };
}

const list = (chosen: string[]) => chosen.join(", ").toLowerCase();

/** The wishes in a message: the day as 2026-12-01, or as it was typed where that is no day; the choices as words. */
export function readWishes(message: string) {
	const read = (name: keyof Wishes) =>
		new RegExp(`^${leads[name]}(.{1,100})\\.$`, "m").exec(message)?.[1] ?? "";
	const day = read("day");
	// In our own words only: of 1/12/2026 nobody knows which day it is.
	const time = Date.parse(`${/^[A-Z][a-z]+ (\d{1,2} [A-Z][a-z]+ \d{4})$/.exec(day)?.[1]} UTC`);
	return {
		day: Number.isNaN(time) ? day : toDay(time),
		visit: read("visit"),
		answer: read("answer"),
	};
}

/** A message without the wishes that `listWishes` gives. */
export function dropWishes(message: string): string {
	const lines = [leads.day, leads.visit, leads.answer].join("|");
	return message.replace(new RegExp(`^(${lines}).{1,100}\\.$\n?`, "gm"), "");
}

export const visitLabel = "Visit wished";

/** The wishes for the owner's eyes, the day first. */
export function listWishes(message: string): [label: string, text: string][] {
	const { day, visit, answer } = readWishes(message);
	const wishes: [string, string][] = [
		[visitLabel, [printDay(day), visit].filter(Boolean).join(", ")],
		["Answer by", answer],
	];
	return wishes.filter(([, text]) => text);
}

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
/** Whether there is such a day: JavaScript takes 30 February for 2 March. */
export const isDay = (day: string) => {
	const time = Date.parse(day);
	return !Number.isNaN(time) && toDay(time) === day;
};

/** "Tuesday 1 December 2026"; a text that is no day stays as it is. */
function printDay(day: string): string {
	if (!isDay(day)) return day;
	const words = new Date(day).toLocaleDateString("en-AU", { dateStyle: "full", timeZone: "UTC" });
	// Some engines write one after the weekday.
	return words.replace(",", "");
}

/** The first and the last day that may be wished: from tomorrow for six weeks. */
export function findDays(today: string) {
	const after = (days: number) => toDay(Date.parse(today) + days * 24 * 3_600_000);
	return { min: after(1), max: after(42) };
}

/**
 * What is wrong with the wishes, at the fields that have to change.
 * @param closed days on which nobody comes, beside Sundays
 */
export function judgeWishes(
	{ day, answer, phone }: { day: string; answer: string; phone: string },
	closed: readonly string[],
	today = dayInSydney(),
): FieldErrors {
	const errors: FieldErrors = {};
	if (answer.toLowerCase() === byText.toLowerCase() && isLandline(phone))
		errors.phone = "A text needs a mobile number. Please add one, or choose another answer.";
	const fault = judgeDay(day, closed, today);
	if (fault) errors.day = fault;
	return errors;
}

function judgeDay(day: string, closed: readonly string[], today: string): string | undefined {
	if (!day) return;
	const { min, max } = findDays(today);
	if (!isDay(day)) return "Please write the day as 2026-12-01: year, month, day.";
	if (day < min) return "Please choose a day from tomorrow on.";
	if (day > max) return `Please choose a day within six weeks, up to ${printDay(max)}.`;
	if (new Date(day).getUTCDay() === 0)
		return "We do not come on Sundays. Please choose another day.";
	if (closed.includes(day)) return `We are closed on ${printDay(day)}. Please choose another day.`;
}

/** Numbers here that are certainly no mobile: with an area code, without one, 13, 1300 and 1800. */
const landline = /^(0[2378]\d{8}|[2-9]\d{7}|13\d{4}|1[38]00\d{6})$/;

/** Whether no text can be sent to a number, as it was typed. */
export const isLandline = (phone: string) => landline.test(dialled(phone));

/** The digits of a number, in Australia with a zero where no 13, 1300 or 1800 begins it. */
export const dialled = (phone: string) =>
	phone
		.replace(/\D/g, "")
		.replace(/^61(?=1[38])/, "")
		.replace(/^610?/, "0");
