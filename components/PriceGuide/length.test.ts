import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatLength, readLength, toMillimetres, type Unit } from "./length.ts";

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
