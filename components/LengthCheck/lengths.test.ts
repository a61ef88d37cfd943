import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getLengthCheck } from "./lengthFigures.ts";
import { type LengthKind, lengths } from "./lengths.ts";

function answer(kind: LengthKind, text: string) {
	const { figures } = getLengthCheck(getContent(), kind);
	return lengths[kind].answer(text, figures);
}

test("BEY-06 GDE-02 GDE-03 the recess check takes its depths from the fact sheet", () => {
	expect(getLengthCheck(getContent(), "recess").figures).toEqual([70, 65]);
});

test.each([
	["70", "70 mm: Inside fit"],
	["7 cm", "70 mm: Inside fit"],
	["0.07 m", "70 mm: Inside fit"],
	["300 mm", "300 mm: Inside fit"],
	["69.9 mm", "69.9 mm: Decided at the measure"],
	["6.95 cm", "69.5 mm: Decided at the measure"],
	["65", "65 mm: Decided at the measure"],
	["6,5 cm", "65 mm: Decided at the measure"],
	["64.9", "64.9 mm: Face fit with the L frame"],
	["0", "0 mm: Face fit with the L frame"],
])("BEY-06 GDE-04 GDE-05 a recess of %j is answered and marked in the table: %s", (text, fit) => {
	const checked = answer("recess", text);
	const row = fit.split(": ")[1];
	expect(checked).toEqual({ value: { words: expect.stringContaining(`${fit}. `), row } });
	const rows = lengths.recess.rows([70, 65]).map(([name]) => name);
	expect(rows).toContain(row);
});

test.each<[LengthKind, string[]]>([
	["cloth", ["2.4 m", "6 m", "7.2 m"]],
	["blades", ["63 mm", "43 mm"]],
	["recess", ["70 mm or more", "Inside fit"]],
	["recess", ["65 mm to under 70 mm", "Decided at the measure"]],
])("BEY-06 without script the table of the %s says %j", (kind, cells) => {
	const rows = lengths[kind].rows(getLengthCheck(getContent(), kind).figures);
	const named = rows.map(([, ...shown]) => shown.slice(0, cells.length));
	expect(named).toContainEqual(cells);
});

test.each<[LengthKind, string, string | RegExp]>([
	["recess", "", "Write the clear depth, such as 72 mm or 7.2 cm."],
	["recess", "deep", "Write the clear depth, such as 72 mm or 7.2 cm."],
	["recess", "7", "Write the unit: 7 mm or 7 cm?"],
	["recess", "-70", "Check the clear depth: 0 mm to 1 m is expected."],
	["recess", "7 m", "Check the clear depth: 0 mm to 1 m is expected."],
	["cloth", "2.4", "2.4 m: flat cloth, 6 m at 2.5 times, 7.2 m at 3 times."],
	["cloth", "12 m", "Check the track width: 200 mm to 10 m is expected."],
	["blades", "12 m", "Check the height between the rails: 200 mm to 10 m is expected."],
	["blades", "", "Write the height between the rails, such as 1.2 m."],
	["cloth", "", "Write the track width, such as 2.4 m."],
	["blades", "1200", "1.2 m: whole blades, 22 of 63 mm, 15 of 89 mm, 11 of 114 mm."],
	["cap", "110", /^110 m² allows 16\.5 m²/],
	["cap", "110 m²", /^110 m² allows 16\.5 m²/],
	["cap", "11 mm", /^Write the area in square metres/],
	["cover", "0", /^0 mm: Covered to 1\.4 m above the floor/],
	["cover", "0.5", /^500 mm: Covered to 1\.2 m above the floor/],
	["cover", "9 m", "Check the height of the floor: 0 mm to 3 m is expected."],
	["shade", "2.4 m", /reaches 480 mm in from the edge in late December and 3\.84 m in late June/],
	["shade", "", /^Write the height of the edge/],
])("BEY-06 the %s of %j: %s", (kind, text, words) => {
	const checked = answer(kind, text);
	expect("fault" in checked ? checked.fault : checked.value.words).toMatch(words);
});
