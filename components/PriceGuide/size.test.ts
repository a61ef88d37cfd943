import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkQuantity, checkSide, readLength, toMillimetres } from "./size.ts";

describe("reading a typed length", () => {
	test.each([
		["1800mm", 1800],
		["1,800 mm", 1800],
		["1 800 mm", 1800],
		["1,8 m", 1800],
		["  1.8  M. ", 1800],
		["1.8 meter", 1800],
		["180 centimetres", 1800],
		["１.８ m", 1800],
		["\u200e1800\u200b mm", 1800],
		["12,345,678.25 mm", 12_345_678],
		[".25 m", 250],
	])("BEY-05 %j is %i mm", (text, mm) => {
		const { value = 0, unit } = readLength(text) ?? {};
		expect(unit && toMillimetres(value, unit)).toBe(mm);
	});

	test.each(["-1800", "1.8.2", "1m80", "1,800,5", "5 cmetre", "5 constructor"])(
		"BEY-05 %j is no length",
		(text) => {
			expect(readLength(text)).toBeUndefined();
		},
	);
});

const limits = { smallest: 200, largest: 10_000 };
const width = (text: string) => checkSide(text, "width", limits);

describe("the side of an opening", () => {
	test.each([
		["1800", 1800],
		["1.8", 1800],
		[
			"19.9",
			"19.9 m is very large for one opening. Check the width, or enter each opening by itself.",
		],
		["20", "Is that cm or mm? Write 0.2 for 20 cm, or 0.02 for 20 mm."],
		["240 cm", 2400],
		["400", 400],
		["0.15", "0.15 m is very small for an opening. Check the width."],
		["200 mm", 200],
		["10 m", 10_000],
		[" ", "Write the width, such as 1800 mm or 1.8 m."],
		["0", "0 m is very small for an opening. Check the width."],
		["1800x1200", "Write the width by itself; the other side has a box of its own."],
		["6'10", "Write the width in millimetres, centimetres or metres."],
		["6 ft", "Write the width in millimetres, centimetres or metres."],
		["wide", "That is not a size we can read. Write the width like this: 1800, 1.8 m or 180 cm."],
	])("BEY-05 %j is taken as %j mm, or answered with a sentence", (text, said) => {
		expect(width(text)).toEqual(typeof said === "number" ? { value: said } : { fault: said });
	});

	test("BEY-05 whatever is typed gives a size within reason or a sentence, never NaN", () => {
		const typed = fc.oneof(
			fc.string(),
			fc.double().map(String),
			fc.stringMatching(/^[-\d.,\s]{0,9}(mm|cm|m)?$/),
		);
		fc.assert(
			fc.property(typed, (text) => {
				const { value, fault } = width(text);
				if (value) {
					expect(value).toBeGreaterThanOrEqual(limits.smallest);
					expect(value).toBeLessThanOrEqual(limits.largest);
				} else {
					expect(fault).toMatch(/^[A-Z0-9].+\.$/);
					expect(fault).not.toMatch(/NaN|Infinity|undefined|e\+/);
				}
			}),
		);
	});
});

describe("how many", () => {
	test.each([
		["1", { value: 1 }],
		[" ０99 ", { value: 99 }],
		["", { fault: "Write how many there are, 1 or more." }],
		["0", { fault: "Write a whole number, 1 or more." }],
		["2.5", { fault: "Write a whole number, 1 or more." }],
		["100", { fault: "For more than 99 of one kind, ask us for a quote." }],
	])("BEY-05 %j is taken, or answered with a sentence", (text, checked) => {
		expect(checkQuantity(text)).toEqual(checked);
	});
});
