import { describe, expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { readFigures } from "./lengthFigures.ts";
import { answerDepth, checkDepth, judgeDepth, type LengthKind, lengths } from "./lengths.ts";

const [inside = 0, measure = 0] = ["spec-shutter-recess", "spec-shutter-recess-tight"].flatMap(
	(id) => readFigures(getContent(), id),
);
const depths = { inside, measure };

/** The fit that typed words lead to. */
function fitOf(text: string): string {
	const checked = checkDepth(text);
	return "value" in checked ? judgeDepth(checked.value, depths) : checked.fault;
}

describe("the recess check", () => {
	test("BEY-06 GDE-02 GDE-03 takes its depths from the fact sheet", () => {
		expect(depths).toEqual({ inside: 70, measure: 65 });
	});

	test.each([
		["70", "inside"],
		["70 mm", "inside"],
		["7 cm", "inside"],
		["0.07 m", "inside"],
		["300 mm", "inside"],
		["69.9 mm", "measure"],
		["6.95 cm", "measure"],
		["65", "measure"],
		["6,5 cm", "measure"],
		["64.9", "face"],
		["50", "face"],
		["0", "face"],
	])("BEY-06 %j gives %s", (text, fit) => {
		expect(fitOf(text)).toBe(fit);
	});

	test.each([
		["", "Write the clear depth, such as 72 mm or 7.2 cm."],
		["7", "Write the unit: 7 mm or 7 cm?"],
		["-70", "The depth cannot be less than zero."],
		["7 m", "7 m is very deep for a recess. Check the figure."],
		["deep", "That is not a depth we can read. Write it like this: 72 mm or 7.2 cm."],
	])("BEY-06 %j is answered with a sentence", (text, fault) => {
		expect(fitOf(text)).toBe(fault);
	});

	test("BEY-06 GDE-04 GDE-05 a shallow recess is answered with a face fit and the L frame", () => {
		expect(answerDepth(50, depths)).toMatch(/^50 mm: Face fit with the L frame\./);
		expect(answerDepth(66, depths)).toMatch(/^66 mm: Decided at the measure\./);
		expect(answerDepth(72, depths)).toMatch(/^72 mm: Inside fit\./);
	});
});

test.each<[LengthKind, string, string]>([
	["cloth", "2.4 m", "2.4 m takes this much flat cloth: 6 m at 2.5 times, 7.2 m at 3 times."],
	["blades", "1200", "1.2 m takes this many whole blades: 22 of 63 mm, 15 of 89 mm, 11 of 114 mm."],
])("BEY-06 the %s of %s are counted", (kind, typed, words) => {
	const figures = readFigures(
		getContent(),
		kind === "cloth" ? "curtain-fullness" : "trade-blade-sizes",
	);
	expect(lengths[kind].answer(typed, figures)).toEqual({ value: { words } });
});

test.each<[LengthKind, string, RegExp]>([
	["cap", "110", /^110 m² allows 16\.5 m²/],
	["cap", "110 m²", /^110 m² allows 16\.5 m²/],
	["cap", "11 mm", /^Write the area in square metres/],
	["cover", "0", /^0 mm: Covered to 1\.4 m above the floor/],
	["cover", "0.5", /^500 mm: Covered to 1\.2 m above the floor/],
	["cover", "9 m", /^Check the height of the floor: 0 mm to 3 m/],
	["shade", "2.4 m", /reaches 480 mm in from the edge in late December and 3\.84 m in late June/],
	["shade", "", /^Write the height of the edge/],
])("the %s of %j", (kind, typed, words) => {
	const checked = lengths[kind].answer(typed, kind === "cap" ? [25, 15, 300] : []);
	expect("fault" in checked ? checked.fault : checked.value.words).toMatch(words);
});
