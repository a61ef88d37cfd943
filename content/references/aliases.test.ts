import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listSentences, openContentCopy } from "../../tests/contentSentences.ts";

const copy = openContentCopy();
const pointer = "  pointer: roller-shutters\n";

/** What the check says while a file is spoilt. */
function spoil(name: string, from: string, to: string): string[] {
	const sound = readFileSync(`content/${name}`, "utf8");
	const spoilt = sound.replace(from, to);
	expect(spoilt).not.toBe(sound);
	copy.write(name, spoilt);
	const sentences = listSentences(copy);
	copy.write(name, sound);
	return sentences;
}

test.each([
	["below it", "/quote"],
	["above it", "/care-and-maintenance"],
	["that is itself", "/cambodian-childrens-fund"],
])("ARC-06 an alias may not lead to an alias %s", (_where, target) => {
	const from = "- from: /cambodian-childrens-fund\n  to: ";
	expect(spoil("aliases.yaml", `${from}/about\n`, `${from}${target}\n`)).toEqual([
		`content/aliases.yaml:10:7  3.to: ${target} is an alias itself; write where it leads`,
	]);
});

test("ARC-06 an alias that hides a page is one fault, however many aliases lead to the page", () => {
	expect(spoil("aliases.yaml", "from: /about-us\n", "from: /products/awnings\n")).toEqual([
		"content/aliases.yaml:3:9  0.from: /products/awnings is a page of its own; take the alias out",
	]);
});

test("ARC-06 a pointer names a product, also one that has a fault of its own", () => {
	expect(spoil("aliases.yaml", pointer, pointer.replace("shutters", "shuters"))).toEqual([
		expect.stringContaining(
			'pointer: "roller-shuters" is not a product; did you mean "roller-shutters"?',
		),
	]);
	expect(spoil("products/roller-shutters.mdx", "family: ", "famly: ")).toEqual([
		expect.stringContaining('famly: not a key here; did you mean "family"?'),
	]);
});
