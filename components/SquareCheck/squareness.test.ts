import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { readFigures } from "../LengthCheck/lengthFigures.ts";
import { checkFigures, judgeOpening, readOpening } from "./squareness.ts";

const sizes = { smallest: 200, largest: 10000 };

/** The figures as they are read from what was typed, in the order of the fields. */
const read = (...typed: string[]) => readOpening(checkFigures(typed, sizes));

function verdict(...typed: string[]) {
	const opening = read(...typed);
	if (!opening) throw new Error("a figure is missing");
	return judgeOpening(opening, [5, 10]).words;
}

test("BEY-19 the limits are those of the fact sheet", () => {
	expect(readFigures(getContent(), "ref-square-opening")).toEqual([5, 10]);
});

test.each([
	["1200", "All are alike. Up to 5 mm counts as square: inside fit."],
	["1205", "The widths differ by 5 mm. Up to 5 mm counts as square: inside fit."],
	["1206", "The widths differ by 6 mm. Over 5 mm, up to 10 mm: face fit, or an inside fit with"],
	["1.21 m", "The widths differ by 10 mm. Over 5 mm, up to 10 mm: face fit, or an inside fit"],
	["121.1 cm", "The widths differ by 11 mm. Over 10 mm: face fit, which laps the opening"],
])("BEY-19 two widths of 1200 mm and one of %s: %s", (width, words) => {
	expect(verdict("1200", width, "1200", "1500", "1500", "1500")).toContain(words);
});

test("BEY-19 the group that differs most decides, and the smallest width and height are named", () => {
	const words = verdict("1195", "1198", "1200", "1500", "1.506", "1500");
	expect(words).toMatch(/^The heights differ by 6 mm\. .* smallest of each are 1195 × 1500 mm\.$/);
	expect(verdict("1200", "1206", "1200", "1500", "1506", "1500")).toMatch(
		/^The widths differ by 6/,
	);
});

test("BEY-19 two diagonals can show a lean that widths and heights do not; one alone says nothing", () => {
	const sides = ["1200", "1200", "1200", "1500", "1500", "1500"];
	expect(verdict(...sides, "1921", "1933")).toMatch(
		/^The diagonals differ by 12 mm\. Over 10.* are 1200 × 1500 mm\.$/,
	);
	expect(read(...sides, "1921", " ")?.map(({ name }) => name)).toEqual(["widths", "heights"]);
});

test("BEY-19 a missing or unreadable figure leaves the opening unjudged, with a sentence", () => {
	const sides = ["1200", "1200", "1200", "1500", "1500"];
	expect(read(...sides)).toBeUndefined();
	expect(read(...sides, "wide")).toBeUndefined();
	expect(checkFigures(sides, sizes)[5]).toEqual({
		fault: "Write the height, such as 1800 mm or 1.8 m.",
	});
});
