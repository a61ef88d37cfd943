import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getLengthCheck } from "./lengthFigures.ts";
import { type LengthKind, lengths } from "./lengths.ts";

/** A typed length's answer and the row of the table that it marks, and the whole table. */
function ask(kind: LengthKind, text = "") {
	const { figures } = getLengthCheck(getContent(), kind);
	const { value, fault } = lengths[kind].answer(text, figures);
	const rows = lengths[kind].rows(figures);
	return { said: value?.words ?? fault, rows, marked: rows.find(([head]) => head === value?.row) };
}

test.each([
	["70", "70 mm: Inside fit"],
	["69.9 mm", "69.9 mm: Decided at the measure"],
	["65", "65 mm: Decided at the measure"],
	["64.9", "64.9 mm: Face fit with the L frame"],
	["0", "0 mm: Face fit with the L frame"],
])("BEY-06 GDE-04 GDE-05 a recess of %j is answered and marked in the table: %s", (text, fit) => {
	const { said, marked } = ask("recess", text);
	expect(said).toContain(`${fit}. `);
	expect(marked?.[1]).toBe(fit.split(": ")[1]);
});

test.each<[LengthKind, string[]]>([
	["recess", ["70 mm or more Inside fit", "65 mm to under 70 mm Decided", "Under 65 mm Face fit"]],
	["cloth", ["1.8 m 4.5 m 5.4 m", "2.4 m 6 m 7.2 m", "3.6 m 9 m 10.8 m"]],
	["blades", ["63 mm 43 mm 22", "89 mm 69 mm 15", "114 mm 94 mm 11"]],
	["cap", ["90 m² 13.5 m²", "110 m² 16.5 m²", "150 m² 22.5 m²", "200 m² 30 m²"]],
	["cover", ["0 mm 1.4 m", "200 mm 1.3 m", "500 mm 1.2 m", "1 m 1.2 m"]],
	["shade", ["2.2 m 440 mm 3.52 m", "2.4 m 480 mm", "2.7 m 540 mm", "3 m 600 mm 4.8 m"]],
])(
	"BEY-06 GDE-02 GDE-03 without script the table of the %s says by the fact sheet %j",
	(kind, rows) => {
		expect(ask(kind).rows.map((cells) => cells.join(" "))).toEqual(
			rows.map((row) => expect.stringContaining(row)),
		);
	},
);

test.each<[LengthKind, string, string | RegExp]>([
	["recess", "", "Write the clear depth, such as 72 mm or 7.2 cm."],
	["recess", "7", "Write the unit: 7 mm or 7 cm?"],
	["recess", "1 m", /^1 m: Inside fit/],
	["recess", "1001 mm", "Check the clear depth: 0 mm to 1 m is expected."],
	["cloth", "2.4", "2.4 m: flat cloth, 6 m at 2.5 times, 7.2 m at 3 times."],
	["cloth", "240", "Is that cm or mm? Write 2.4 for 240 cm, or 0.24 for 240 mm."],
	["cloth", "199 mm", "Check the track width: 200 mm to 10 m is expected."],
	["cloth", "", "Write the track width, such as 2.4 m."],
	["blades", "12 m", "Check the height between the rails: 200 mm to 10 m is expected."],
	["blades", "", "Write the height between the rails, such as 1.2 m."],
	["blades", "1200", "1.2 m: whole blades, 22 of 63 mm, 15 of 89 mm, 11 of 114 mm."],
	["cap", "110sqm", /^110 m² allows 16\.5 m²/],
	["cap", "110 sq. metre ", /^110 m² allows 16\.5 m²/],
	["cap", "20 square metres", /^20 m² allows 3 m²/],
	["cap", "19", /^Write the area in square metres/],
	["cap", "1000 m2", /^1000 m² allows 150 m²/],
	["cap", "1001", /^Write the area in square metres/],
	["cover", "", "Write the height of the floor, such as 0.5 m or 500 mm."],
	["cover", "0", /^0 mm: Covered to 1\.4 m above the floor/],
	["cover", "9 m", "Check the height of the floor: 0 mm to 3 m is expected."],
	["shade", "2.4 m", /reaches 480 mm in from the edge in late December and 3\.84 m in late June/],
	["shade", "1.7 m", "Check the height of the edge: 1.8 m to 6 m is expected."],
	["shade", "", "Write the height of the edge, such as 2.4 m or 2400 mm."],
])("BEY-06 the %s of %j: %s", (kind, text, words) => {
	expect(ask(kind, text).said).toMatch(words);
});
