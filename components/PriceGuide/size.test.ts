import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	checkQuantity,
	checkSide,
	formatLength,
	readLength,
	toMillimetres,
	type Unit,
} from "./size.ts";

/** Millimetres of what was typed, if it carries a unit. */
function millimetres(text: string): number | undefined {
	const length = readLength(text);
	return length?.unit && toMillimetres(length.value, length.unit);
}

describe("reading a typed length", () => {
	test.each(["5 constructor", "5 valueof", "5 km"])("%s is none", (text) => {
		expect(readLength(text)).toBeUndefined();
	});

	test.each([
		["1800 mm", 1800],
		["1800mm", 1800],
		["1,800 mm", 1800],
		["1 800 mm", 1800],
		["180 cm", 1800],
		["1.8 m", 1800],
		["1.8m", 1800],
		["1,8 m", 1800],
		["  1.8  M. ", 1800],
		["1.8 metres", 1800],
		["1.8 meter", 1800],
		["180 centimetres", 1800],
		["1800 millimetres", 1800],
		[".9 m", 900],
		["2. m", 2000],
		["１.８ m", 1800],
		["12,800 mm", 12_800],
		["1,234,567 mm", 1_234_567],
		["1,800.25 mm", 1800],
		["1234,800 mm", 1235],
		[".25 m", 250],
	])("BEY-05 %j is %i mm", (text, mm) => {
		expect(millimetres(text)).toBe(mm);
	});

	test("BEY-05 a figure alone has no unit", () => {
		expect(readLength("1800")).toEqual({ value: 1800 });
		expect(readLength("1.8")).toEqual({ value: 1.8 });
		expect(readLength("-3")).toEqual({ value: -3 });
		expect(readLength("−3")).toEqual({ value: -3 });
	});

	test.each([
		"",
		"abc",
		"1.8.2",
		"1800 x 1200",
		"6 ft",
		"1e3",
		"1m80",
		"NaN",
		"Infinity",
		"--2",
		"12,34,5",
		"1,800,5",
		"5 metrem",
		"5 cmetre",
	])("BEY-05 %j is no length", (text) => {
		expect(readLength(text)).toBeUndefined();
	});

	test("BEY-05 whatever is typed gives a finite figure or none", () => {
		fc.assert(
			fc.property(
				fc.oneof(fc.string(), fc.stringMatching(/^[-\d.,\s]{0,12}(mm|cm|m)?$/)),
				(text) => {
					const length = readLength(text);
					expect(length === undefined || Number.isFinite(length.value)).toBe(true);
				},
			),
		);
	});

	test("BEY-05 a metre and more is said in metres", () => {
		expect(formatLength(999)).toBe("999 mm");
		expect(formatLength(1000)).toBe("1 m");
	});

	test("BEY-05 every whole millimetre comes back from its own words, in each unit", () => {
		const units: [Unit, number][] = [
			["mm", 1],
			["cm", 10],
			["m", 1000],
		];
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 100_000 }),
				fc.constantFrom(...units),
				(mm, [unit, size]) => {
					expect(millimetres(`${mm / size} ${unit}`)).toBe(mm);
					expect(millimetres(formatLength(mm))).toBe(mm);
				},
			),
		);
	});
});

const limits = { smallest: 200, largest: 10_000 };
const width = (text: string) => checkSide(text, "width", limits);

describe("the side of an opening", () => {
	test.each([
		["1800", 1800],
		["1.8", 1800],
		["1.8 m", 1800],
		["1800 mm", 1800],
		["2", 2000],
		["180 cm", 1800],
		["200", 200],
		["10 m", 10_000],
	])("BEY-05 %j is taken as %i mm", (text, value) => {
		expect(width(text)).toEqual({ value });
	});

	test.each([
		["", "Write the width, such as 1800 mm or 1.8 m."],
		["   ", "Write the width, such as 1800 mm or 1.8 m."],
		["0", "The width has to be more than zero."],
		["-1.8", "The width has to be more than zero."],
		[
			"90 m",
			"90 m is very large for one opening. Check the width, or enter each opening by itself.",
		],
		[
			"18000",
			"18 m is very large for one opening. Check the width, or enter each opening by itself.",
		],
		[
			"180",
			"180 mm is very small for an opening. Check the width. If you mean 180 cm, write 180 cm.",
		],
		["18 mm", "18 mm is very small for an opening. Check the width."],
		["0.05 m", "0.05 m is very small for an opening. Check the width."],
		["1800 x 1200", "Write the width by itself; the other side has a box of its own."],
		["1800 mm x 1200 mm", "Write the width by itself; the other side has a box of its own."],
		["1.8m×1.2m", "Write the width by itself; the other side has a box of its own."],
		["1800 by 1200", "Write the width by itself; the other side has a box of its own."],
		["6 ft", "Write the width in millimetres, centimetres or metres."],
		['71"', "Write the width in millimetres, centimetres or metres."],
		["wide", "That is not a size we can read. Write the width like this: 1800, 1.8 m or 180 cm."],
	])("BEY-05 %j is answered with a sentence", (text, fault) => {
		expect(width(text)).toEqual({ fault });
	});

	test("BEY-05 whatever is typed gives a size within reason or a sentence, never NaN", () => {
		const typed = fc.oneof(
			fc.string(),
			fc.double().map(String),
			fc.stringMatching(/^[-\d.,\s]{0,9}(mm|cm|m)?$/),
		);
		fc.assert(
			fc.property(typed, (text) => {
				const checked = width(text);
				if ("value" in checked) {
					expect(checked.value).toBeGreaterThanOrEqual(limits.smallest);
					expect(checked.value).toBeLessThanOrEqual(limits.largest);
				} else {
					expect(checked.fault).toMatch(/^[A-Z0-9].+\.$/);
					expect(checked.fault).not.toMatch(/NaN|Infinity|undefined|e\+/);
				}
			}),
		);
	});
});

describe("how many", () => {
	test("BEY-05 whole numbers from 1 to 99 are taken", () => {
		expect(checkQuantity("1")).toEqual({ value: 1 });
		expect(checkQuantity(" 99 ")).toEqual({ value: 99 });
	});

	test.each([
		["", "Write how many there are, 1 or more."],
		["0", "Write a whole number, 1 or more."],
		["-2", "Write a whole number, 1 or more."],
		["2.5", "Write a whole number, 1 or more."],
		["two", "Write a whole number, 1 or more."],
		["1000", "For more than 99 of one kind, ask us for a quote."],
	])("BEY-05 %j is answered with a sentence", (text, fault) => {
		expect(checkQuantity(text)).toEqual({ fault });
	});
});
