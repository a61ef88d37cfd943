import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { readFigures } from "../LengthCheck/lengthFigures.ts";
import {
	checkFigures,
	describeOpening,
	judgeSpread,
	readOpening,
	writeFigures,
} from "./squareness.ts";

const limits = { square: 5, face: 10 };
const sizes = { smallest: 200, largest: 10000 };

/** The figures as they are read from what was typed, in the order of the fields. */
const read = (...typed: string[]) => readOpening(checkFigures(typed, sizes));

function verdict(...typed: string[]) {
	const opening = read(...typed);
	if (!opening) throw new Error("a figure is missing");
	return describeOpening(opening, limits);
}

test("BEY-19 the limits are those of the fact sheet", () => {
	expect(readFigures(getContent(), "ref-square-opening")).toEqual([5, 10]);
});

test.each([
	[0, "inside"],
	[5, "inside"],
	[6, "either"],
	[10, "either"],
	[11, "face"],
] as const)("BEY-19 a difference of %i mm allows: %s", (mm, fit) => {
	expect(judgeSpread(mm, limits)).toBe(fit);
});

test("BEY-19 the group that differs most decides, and the smallest width and height are named", () => {
	expect(verdict("1195", "1198", "1200", "1500", "1.506", "1500")).toEqual({
		fit: "either",
		words:
			"The heights differ by 6 mm. Face fit, or an inside fit with packing and a cover strip. The smallest of each are 1195 × 1500 mm.",
	});
	expect(verdict("1200", "1200", "1200", "1500", "1500", "1500").words).toMatch(
		/^All are alike\. /,
	);
});

test("BEY-19 two diagonals can show a lean that widths and heights do not; one alone says nothing", () => {
	const sides = ["1200", "1200", "1200", "1500", "1500", "1500"];
	expect(verdict(...sides, "1921", "1933").words).toMatch(/^The diagonals differ by 12 mm\. Face/);
	expect(verdict(...sides, "1921", "").fit).toBe("inside");
});

test("BEY-19 a missing or unreadable figure leaves the opening unjudged, with a sentence", () => {
	const sides = ["1200", "1200", "1200", "1500", "1500"];
	expect(read(...sides)).toBeUndefined();
	expect(read(...sides, "wide")).toBeUndefined();
	expect(checkFigures(sides, sizes)[5]).toEqual({
		fault: "Write the height, such as 1800 mm or 1.8 m.",
	});
});

test("BEY-19 an enquiry gets every figure", () => {
	const opening = read("1.2 m", "1198", "1195", "1500", "1500", "1500");
	expect(writeFigures(opening ?? [])).toBe(
		"I have measured a window: widths 1200, 1198, 1195 mm; heights 1500, 1500, 1500 mm.",
	);
});
