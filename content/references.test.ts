import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { listSentences, listSpoilt, openContentCopy } from "../tests/contentSentences.ts";
import { getContent } from "./collections.ts";

const { origin } = getContent().site;

describe("a copy of the content folder", () => {
	const copy = openContentCopy();

	test.each<[file: string, from: string | RegExp, to: string, sentence: string]>([
		[
			"aliases.yaml",
			"to: /about\n",
			"to: /abuot\n",
			'to: no page has the address /abuot; did you mean "/about"?',
		],
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
			"gallery.yaml",
			/image: (\S+)/,
			"image: zip-screnes",
			'image: "zip-screnes" is not a picture of content/images; did you mean "zip-screens"?',
		],
		[
			"home.yaml",
			"slug: roller-blinds",
			"slug: roller-blind",
			'slug: "roller-blind" is not a product; did you mean "roller-blinds"?',
		],
		[
			"home.yaml",
			"slug: sheer-curtains",
			"slug: sheer-curtain",
			'second.slug: "sheer-curtain" is not a product; did you mean "sheer-curtains"?',
		],
		[
			"home.yaml",
			"href: /price-guide",
			"href: /price-guid",
			'no page has the address /price-guid; did you mean "/price-guide"?',
		],
		[
			"home.yaml",
			"162 suburbs",
			"161 suburbs",
			"content/suburbs has 162; write 162 suburbs here too",
		],
		[
			"facts.yaml",
			"unit: AUD per m2",
			"unit: AUD per sqm",
			'unit: "AUD per sqm" is not a price unit; did you mean "AUD per m2"?',
		],
		[
			"site.yaml",
			"- bulli",
			"- buli",
			'popularSuburbs.1: "buli" is not a suburb; did you mean "bulli"?',
		],
		[
			"site.yaml",
			/^menu:[\s\S]*?- (\S+)/m,
			"menu:\n  - plantation-shuters",
			'menu.0: "plantation-shuters" is not a product; did you mean "plantation-shutters"?',
		],
		[
			"categories.yaml",
			"- Zip Screens",
			"- Zip Screens\n- Zip Screens",
			'"Zip Screens" appears twice; keep one',
		],
		[
			"images/images.yaml",
			/^zip-screens:/m,
			"zip-screen:",
			'zip-screen: "zip-screen" is not a picture in content/images; did you mean "zip-screens"?',
		],
		[
			"images/images.yaml",
			/^zip-screens:/m,
			"zip-screen:",
			"describe zip-screens: add it with alt, caption and position",
		],
		[
			"products/awnings.mdx",
			"[folding-arm-awning-reach-and-fixing",
			"[folding-arm-awning",
			'relatedPosts.0: "folding-arm-awning" is not a post',
		],
		[
			"products/awnings.mdx",
			"family: screens",
			"family: screen",
			'family: write one of shutters, blinds, soft, screens, roofs, roller-shutters; did you mean "screens"?',
		],
		[
			"products/awnings.mdx",
			"priceFacts: []",
			"priceFacts: [price-zipscreen]",
			'priceFacts.0: "price-zipscreen" is not a fact of content/facts.yaml; did you mean "price-zip-screen"?',
		],
		[
			"suburbs/kiama.yaml",
			/slug: bombo/,
			"slug: kiama",
			"slug: kiama is taken in content/suburbs/kiama.yaml; add a suffix to both (Q20)",
		],
		[
			"suburbs/kiama.yaml",
			"surf-front",
			"surf-frunt",
			'"surf-frunt" is not a trait of content/traits; did you mean "surf-front"?',
		],
		[
			"suburbs/kiama.yaml",
			"instead: [jamberoo,",
			"instead: [jambero,",
			'"jambero" is not a suburb; did you mean "jamberoo"?',
		],
		[
			"regions/kiama.yaml",
			"  awnings:",
			"  awning:",
			'products.awning: "awning" is not a product; did you mean "awnings"?',
		],
		[
			"regions/kiama.yaml",
			"  awnings:",
			"  awning:",
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
		["faq.yaml", /answer: (.)/, "answers: $1", '0.answers: not a key here; did you mean "answer"?'],
		[
			"pages/terms-conditions.mdx",
			"updated: 2025-04-21",
			"updated: 21 April 2026",
			"updated: write 2026-04-21, not 21 April 2026",
		],
		[
			"pages/about.mdx",
			"](/locations)",
			"](/location)",
			'no page has the address /location; did you mean "/locations"?',
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
