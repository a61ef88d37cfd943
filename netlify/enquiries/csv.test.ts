import { expect, test } from "vitest";
import { goodEnquiry } from "../../tests/goodEnquiry.ts";
import { printCsv } from "./csv.ts";
import { enquirySchema, subscriptionSchema } from "./records.ts";

const record = {
	...goodEnquiry,
	id: "x",
	submittedAt: "2026-10-03T16:30:00.000Z",
	suspected: ["trap field filled", "many links"],
	stage: "quoted",
	note: "Ladder",
	photos: 2,
};

/** The cells of a CSV file by the names of their columns, quotes taken off. */
function read(csv: string) {
	expect(csv.startsWith("\uFEFF")).toBe(true);
	const [names = [], ...rows] = csv
		.slice(1)
		.trimEnd()
		.split("\r\n")
		.map((line) => line.slice(1, -1).split('","'));
	return {
		names,
		rows: rows.map((cells) => Object.fromEntries(cells.map((c, i) => [names[i], c]))),
	};
}

test("BEY-13 a spreadsheet gets every field, in New South Wales time, lists in one cell, a phone with its zero", () => {
	const { names, rows } = read(printCsv("enquiries", [{ ...record, phone: "+61412345678" }]));
	const added = ["stage", "note", "photos"];
	expect(names.toSorted()).toEqual([...Object.keys(enquirySchema.shape), ...added].toSorted());
	expect(rows).toEqual([
		{
			...record,
			submittedAt: "2026-10-04 03:30:00",
			phone: "0412 345 678",
			interests: "Roller Blinds; Other",
			suspected: "trap field filled; many links",
			photos: "2",
		},
	]);
	const reader = { id: "y", subscribedAt: record.submittedAt, name: "Ana", email: "a@x.example" };
	const readers = read(printCsv("readers", [reader]));
	const { token: _, ...fields } = subscriptionSchema.shape;
	expect(readers.names.toSorted()).toEqual([...Object.keys(fields), "leaveLink"].toSorted());
	expect(readers.rows[0]).toMatchObject({ subscribedAt: "2026-10-04 03:30:00", confirmedAt: "" });
});

test.each([
	['=HYPERLINK("http://evil.example")', `'=HYPERLINK(""http://evil.example"")`],
	["@cmd", "'@cmd"],
	["-1+1", "'-1+1"],
	["+1", "'+1"],
	["＝1+1", "'＝1+1"],
	["1-1", "1-1"],
])("BEY-13 nothing typed is a formula: %j is %j", (typed, cell) => {
	expect(read(printCsv("enquiries", [{ ...record, city: typed }])).rows[0]?.city).toBe(cell);
});
