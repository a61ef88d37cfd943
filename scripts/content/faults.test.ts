import { describe, expect, test } from "vitest";
import {
	ContentError,
	type Fault,
	formatFault,
	likeName,
	sortFaults,
	suggestion,
} from "./faults.ts";

function fault(place: Partial<Fault>): Fault {
	return { file: "content/blog/a.mdx", line: 1, column: 1, message: "mend it", ...place };
}

describe("VAL-11 a fault is printed so that an editor can jump to it", () => {
	test("with the field that it is about", () => {
		const own = fault({ line: 7, column: 3, field: "date" });
		expect(formatFault(own)).toBe("content/blog/a.mdx:7:3  date: mend it");
	});

	test("without a field where the text itself is wrong", () => {
		expect(formatFault(fault({ line: 20 }))).toBe("content/blog/a.mdx:20:1  mend it");
	});
});

describe("VAL-11 faults are printed", () => {
	test("by file, then by line, then by column", () => {
		const sorted = [
			fault({ line: 2, column: 5 }),
			fault({ line: 10 }),
			fault({ line: 10, column: 2 }),
			fault({ file: "content/blog/b.mdx" }),
			fault({ file: "content/faq.yaml" }),
		];
		for (const order of [
			[4, 3, 2, 1, 0],
			[1, 0, 3, 2, 4],
			[2, 4, 0, 3, 1],
		]) {
			expect(sortFaults(order.map((index) => sorted[index] as Fault))).toEqual(sorted);
		}
	});

	test("once each, however often they are found", () => {
		expect(sortFaults([fault({}), fault({}), fault({ line: 2 })])).toHaveLength(2);
	});

	test("with all that have another sentence at the same place", () => {
		expect(sortFaults([fault({}), fault({ message: "and this" })])).toHaveLength(2);
	});
});

describe("the error that stops a build", () => {
	test("counts its faults and prints each on a line", () => {
		const error = new ContentError([fault({}), fault({ line: 2 })]);
		expect(error.name).toBe("ContentError");
		expect(error.message).toBe(
			"2 faults in content:\ncontent/blog/a.mdx:1:1  mend it\ncontent/blog/a.mdx:2:1  mend it",
		);
		expect(error.faults).toHaveLength(2);
	});

	test("says 1 fault of one", () => {
		expect(new ContentError([fault({})]).message).toMatch(/^1 fault in content:\n/);
	});
});

describe("ARC-06 a word close to a known one is suggested", () => {
	const known = ["title", "tags", "zip-screens", "plantation-shutters", "curtains/sheers"];

	test.each([
		["titel", "title"],
		["Title", "title"],
		["tag", "tags"],
		["zip-sceens", "zip-screens"],
		["screens-zip", "zip-screens"],
		["Screens zip", "zip-screens"],
		["sheers/curtains", "curtains/sheers"],
		["plantaton-shuters", "plantation-shutters"],
	])("%s gives %s", (written, name) => {
		expect(suggestion(written, known)).toBe(`; did you mean "${name}"?`);
	});

	test.each([
		["t", "one letter says too little"],
		["publish", "nothing is near"],
		["tapers", "three letters differ, of which a third is two"],
		["", "nothing is written"],
	])("%j gives none: %s", (written) => {
		expect(suggestion(written, ["tags", "title"])).toBe("");
	});

	test("two letters may differ in one", () => {
		expect(suggestion("ib", ["id"])).toBe('; did you mean "id"?');
		expect(suggestion("ab", ["id"])).toBe("");
	});

	test("the nearest of several is taken, whatever their order", () => {
		expect(suggestion("awning", ["awnings", "awninges"])).toBe('; did you mean "awnings"?');
		expect(suggestion("awning", ["awninges", "awnings"])).toBe('; did you mean "awnings"?');
	});

	test("of two that are as near the first is taken", () => {
		expect(suggestion("blind", ["blinds", "blinde"])).toBe('; did you mean "blinds"?');
	});

	test("a third of the letters may differ, and never more than five", () => {
		const name = "abcdefghijklmnopqrstuvwxyz";
		const spoil = (count: number) => `${"-".repeat(count)}${name.slice(count)}`;
		expect(suggestion(spoil(5), [name])).not.toBe("");
		expect(suggestion(spoil(6), [name])).toBe("");
		expect(suggestion("123def", ["abcdef"])).toBe("");
		expect(suggestion("12cdef", ["abcdef"])).not.toBe("");
	});

	test("a name that is longer or shorter by more than that is not near", () => {
		expect(suggestion("tags", ["tagsfor"])).toBe("");
		expect(suggestion("tags", ["tagsin"])).toBe('; did you mean "tagsin"?');
		expect(suggestion("tagsin", ["tags"])).toBe('; did you mean "tags"?');
	});

	test.each([
		["kaima", "kiama"],
		["gerroaa", "gerroa"],
		["Bowral", "bowral"],
		["yerrinbol", "yerrinbool"],
	])("of places %s is probably %s", (written, name) => {
		const places = ["bowral", "gerroa", "kiama", "yerrinbool"];
		expect(suggestion(written, places, likeName)).toBe(`; did you mean "${name}"?`);
	});

	test.each(["nowra", "gerringong", "berry"])("of places %s is none", (written) => {
		expect(suggestion(written, ["bowral", "gerroa", "yerrinbool"], likeName)).toBe("");
	});
});
