import { expect, test } from "vitest";
import { ContentError, type Fault, sortFaults, suggestion } from "./faults.ts";

function fault(place: Partial<Fault>): Fault {
	return { file: "content/blog/a.mdx", line: 1, column: 1, message: "mend it", ...place };
}

test("VAL-11 faults are printed once, by file, line and column", () => {
	const sorted = [
		fault({ line: 2, column: 5 }),
		fault({ line: 10 }),
		fault({ line: 10, column: 2 }),
		fault({ line: 10, column: 2, message: "and this" }),
		fault({ file: "content/blog/b.mdx" }),
		fault({ file: "content/faq.yaml" }),
	];
	const mixed = [...sorted.slice(4).reverse(), ...sorted.slice(2), ...sorted];
	expect(sortFaults(mixed)).toEqual(sorted);
});

test("the error that stops a build counts its faults and prints each on a line", () => {
	expect(new ContentError([fault({}), fault({ line: 2 })]).message).toBe(
		"2 faults in content:\ncontent/blog/a.mdx:1:1  mend it\ncontent/blog/a.mdx:2:1  mend it",
	);
	expect(new ContentError([fault({})]).message).toMatch(/^1 fault in content:\n/);
});

const known = ["br", "title", "tags", "zip-screens", "plantation-shutters-kiama"];

test.each([
	["titel", '; did you mean "title"?'],
	["tag", '; did you mean "tags"?'],
	["plantaton-shuters-kiama", '; did you mean "plantation-shutters-kiama"?'],
	["plantation-shutters-helens", ""],
	["tapers", ""],
	["tr", ""],
	["BR", '; did you mean "br"?'],
	["", ""],
])("ARC-06 of the word %j, beside known ones, it is said: %j", (written, sentence) => {
	expect(suggestion(written, known)).toBe(sentence);
});
