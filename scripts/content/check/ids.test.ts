import { describe, expect, test } from "vitest";
import { listSpoilt, openContentCopy } from "../../../tests/contentSentences.ts";

describe("a copy of the content folder", () => {
	const copy = openContentCopy();

	test.each<[name: string, heading: string, id: string]>([
		["products/zip-screens.mdx", "## Price guide", "price-guide"],
		["blog/zip-screens-kiama-salt-and-hardware.mdx", "### Main", "main"],
		["blog/zip-screens-kiama-salt-and-hardware.mdx", "## In this text", "in-this-text"],
		[
			"blog/zip-screens-kiama-salt-and-hardware.mdx",
			'<h2 id="what-salt-attacks-first">Salt</h2>',
			"what-salt-attacks-first",
		],
	])("the check names a heading of %s whose id the page has: %s", (name, heading, id) => {
		const sentences = listSpoilt(copy, name, /\n(?=## )/g, `\n${heading}\n\nWords.\n\n`);
		expect(sentences.at(-1)).toMatch(
			new RegExp(
				`content/${name}:\\d+:1 {2}the page has the id ${id} already; name the heading otherwise`,
			),
		);
	});

	test("a page without a price guide may have a heading of that name", () => {
		const name = "blog/zip-screens-kiama-salt-and-hardware.mdx";
		expect(listSpoilt(copy, name, /\n(?=## )/, "\n## Price guide\n\nWords.\n\n")).toEqual([]);
	});
});
