import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { listSentences, listSpoilt, openContentCopy } from "../../tests/contentSentences.ts";
import { getContent } from "./collections.ts";

const { origin } = getContent().site;

describe("a copy of the content folder", () => {
	const copy = openContentCopy();

	test.each<[file: string, from: string | RegExp, to: string, sentence: string]>([
		[
			"aliases.yaml",
			/from: \/quote\b/,
			"from: /contact-us",
			"from: /contact-us appears twice; keep one",
		],
		[
			"aliases.yaml",
			/from: \/quote\b/,
			"from: /gallery",
			"from: /gallery is a page of its own; take the alias out",
		],
		[
			"home.yaml",
			"162 suburbs",
			"161 suburbs",
			"content/suburbs has 162; write 162 suburbs here too",
		],
		[
			"categories.yaml",
			"- Zip Screens",
			"- Zip Screens\n- Zip Screens",
			'"Zip Screens" appears twice; keep one',
		],
		[
			"images/images.yaml",
			/^zip-screens:\n(?: .*\n)+/m,
			"",
			"describe zip-screens: add it with alt, caption and position",
		],
		[
			"suburbs/kiama.yaml",
			/slug: bombo/,
			"slug: kiama",
			"slug: kiama is taken in content/suburbs/kiama.yaml; add a suffix to both (Q20)",
		],
		[
			"regions/kiama.yaml",
			/^ {2}awnings:\n(?: {4}.*\n)+/m,
			"",
			"products: add awnings, with intro and advice",
		],
		[
			"prices.yaml",
			"fact: price-shutter-paulownia",
			"fact: price-shutter-basswood",
			"price-shutter-basswood appears twice; keep one",
		],
		[
			"prices.yaml",
			"fact: price-shutter-paulownia",
			"fact: price-fabric-polyester",
			"price-fabric-polyester is no price by the piece or the square metre; name one that is",
		],
		[
			"prices.yaml",
			"product: zip-screens\n",
			"product: awnings\n",
			"awnings appears twice; keep one",
		],
		[
			"aliases.yaml",
			"to: /about",
			"to: /about-us",
			"/about-us is an alias itself; write where it leads",
		],
		[
			"pages/terms-conditions.mdx",
			"updated: 2025-04-21",
			"updated: 21 April 2026",
			"updated: write 2026-04-21, not 21 April 2026",
		],
		[
			"pages/about.mdx",
			"](/locations)",
			`](${origin}/locations?from=about)`,
			"write the path alone, /locations?from=about",
		],
		[
			"pages/about.mdx",
			"There are over 30 years",
			"There are over 35 years",
			"content/site.yaml says 30 years; write over 30 years here too",
		],
		[
			"pages/about.mdx",
			"description: Over 30 years",
			"description: Over 35 years",
			"content/site.yaml says 30 years; write over 30 years here too",
		],
	])(
		"ARC-06 one wrong word in %s %#: the sentence says which and what to write",
		(name, from, to, sentence) => {
			const sentences = listSpoilt(copy, name, from, to);
			expect(sentences.filter((line) => line.startsWith(`content/${name}:`)).join("\n")).toContain(
				sentence,
			);
		},
	);

	test("ARC-06 a file that is missing is named", () => {
		copy.remove("gallery.yaml");
		const sentences = listSentences(copy);
		copy.write("gallery.yaml", readFileSync("content/gallery.yaml"));
		expect(sentences).toContain("content/gallery.yaml:1:1  the file is missing; bring it back");
	});
});
