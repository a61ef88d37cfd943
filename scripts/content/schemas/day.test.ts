import { describe, expect, test } from "vitest";
import { day } from "./day.ts";

describe("ARC-06 a day", () => {
	test.each(["2025-09-17", "2024-02-29"])("%s is taken", (text) => {
		expect(day.parse(text)).toBe(text);
	});

	test.each([
		["17/09/2025", "write 2025-09-17, not 17/09/2025"],
		["7.9.2025", "write 2025-09-07, not 7.9.2025"],
		["2025-9-17", "write 2025-09-17, not 2025-9-17"],
		["2025/04/27", "write 2025-04-27, not 2025/04/27"],
		["2025-4-7", "write 2025-04-07, not 2025-4-7"],
		["27 April 2025", "write 2025-04-27, not 27 April 2025"],
		["27th of Apr 2025", "write 2025-04-27, not 27th of Apr 2025"],
		["April 27, 2025", "write 2025-04-27, not April 27, 2025"],
		["27/4/25", "write 2025-04-27, not 27/4/25"],
		["20250427", "write 2025-04-27, not 20250427"],
		["“2025-04-27”", "write 2025-04-27, not “2025-04-27”"],
		["17-09-2025", "write 2025-09-17, not 17-09-2025"],
	])("%s is written the other way round", (text, sentence) => {
		expect(day.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([sentence]);
	});

	test.each([
		"31/02/2025",
		"2025-02-29",
		"2025-02-30",
		"30 Febuary 2025",
		"2025-09-17T10:00",
		"on 2025-09-17",
		"on 17/09/2025",
		"17/09/2025 or so",
		"9/17/2025",
		"soon",
		"2025",
	])("%s is no day of the calendar", (text) => {
		expect(day.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
			`write the day as 2025-09-17; "${text}" is not a day of the calendar in that form`,
		]);
	});

	test.each(["0205", "2205"])("the year %s is asked about, for no post is of it", (year) => {
		expect(day.safeParse(`${year}-04-27`).error?.issues.map(({ message }) => message)).toEqual([
			`check the year ${year}; write one from 2000 to 2100`,
		]);
	});

	test.each(["2000-01-01", "2100-12-31"])("%s is of a year that a post may have", (text) => {
		expect(day.parse(text)).toBe(text);
	});

	test("that YAML reads as a number is shown as it stands", () => {
		expect(day.safeParse(2025).error?.issues[0]?.message).toContain('"2025" is not a day');
	});
});
