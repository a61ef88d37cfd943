import { expect, test } from "vitest";
import { listSpoilt, openContentCopy } from "../../../tests/contentSentences.ts";

const copy = openContentCopy();
const pointer = "  pointer: roller-shutters\n";

test.each([
	["below it", "/quote"],
	["above it", "/care-and-maintenance"],
	["that is itself", "/cambodian-childrens-fund"],
])("ARC-06 an alias may not lead to an alias %s", (_where, target) => {
	const from = "- from: /cambodian-childrens-fund\n  to: ";
	expect(listSpoilt(copy, "aliases.yaml", `${from}/about\n`, `${from}${target}\n`)).toEqual([
		`content/aliases.yaml:10:7  3.to: ${target} is an alias itself; write where it leads`,
	]);
});

test("ARC-06 an alias that hides a page is one fault, however many aliases lead to the page", () => {
	expect(
		listSpoilt(copy, "aliases.yaml", "from: /about-us\n", "from: /products/awnings\n"),
	).toEqual([
		"content/aliases.yaml:3:9  0.from: /products/awnings is a page of its own; take the alias out",
	]);
});

test("ARC-06 a pointer names a product, also one that has a fault of its own", () => {
	expect(listSpoilt(copy, "aliases.yaml", pointer, pointer.replace("shutters", "shuters"))).toEqual(
		[
			expect.stringContaining(
				'pointer: "roller-shuters" is not a product; did you mean "roller-shutters"?',
			),
		],
	);
	expect(listSpoilt(copy, "products/roller-shutters.mdx", "family: ", "famly: ")).toEqual([
		expect.stringContaining('famly: not a key here; did you mean "family"?'),
	]);
});
