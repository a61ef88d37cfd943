import { describe, expect, test } from "vitest";
import { readBody } from "./parse.ts";

const head = "| Cloth | Price |";
const rule = "| --- | --- |";
const row = "| Voile | $40 |";
const tear =
	"this looks like a table; put | between the cells, | --- | --- | under the heading row, and no empty line between rows";

describe("VAL-11 one mistake in a text is one sentence:", () => {
	test.each<[what: string, text: string, sentence: string]>([
		[
			"a mistyped address",
			'Go <a hreff="/contact">there</a>.',
			'1:7  hreff= is not allowed on <a>; did you mean "href"?',
		],
		[
			"another tag's end",
			"A <strong>word</em> here.\n\nAnd <strong>one</strong>.",
			"1:15  MDX cannot read this: Unexpected closing tag `</em>`, expected corresponding closing tag for `<strong>` (1:3-1:11)",
		],
		["an empty line under a table's heading", `${head}\n\n${rule}\n${row}`, `1:1  ${tear}`],
		["an empty line under its dashes", `${head}\n${rule}\n\n${row}\n${row}`, `4:1  ${tear}`],
		["an empty line between its rows", `${head}\n${rule}\n${row}\n\n${row}`, `5:1  ${tear}`],
	])("%s", (_what, text, sentence) => {
		const sentences = readBody(text).refusals.map(
			({ line, column, message }) => `${line}:${column}  ${message}`,
		);
		expect(sentences).toEqual([sentence]);
	});
});
