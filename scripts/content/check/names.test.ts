import { describe, expect, test } from "vitest";
import { listSpoilt, openContentCopy } from "../../../tests/contentSentences.ts";

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
			"images/images.yaml",
			/^zip-screens:/m,
			"zip-screen:",
			'zip-screen: "zip-screen" is not a picture in content/images; did you mean "zip-screens"?',
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
			"pages/about.mdx",
			"](/contact#faq)",
			"](/contact#faqs)",
			'no heading there has the id faqs; did you mean "faq"?',
		],
		[
			"pages/about.mdx",
			"](/contact#faq)",
			"](/price-guide#prices)",
			"no heading there has the id prices",
		],
		["pages/about.mdx", "](/locations)", "](//locations)", "write /locations, with one slash"],
		["faq.yaml", /answer: (.)/, "answers: $1", '0.answers: not a key here; did you mean "answer"?'],
		[
			"pages/about.mdx",
			"](/locations)",
			"](/location)",
			'no page has the address /location; did you mean "/locations"?',
		],
	])(
		"ARC-06 a name in %s that names nothing %#: the sentence says which and what to write",
		(name, from, to, sentence) => {
			const sentences = listSpoilt(copy, name, from, to);
			expect(sentences.filter((line) => line.startsWith(`content/${name}:`)).join("\n")).toContain(
				sentence,
			);
		},
	);

	test.each<[file: string, from: string | RegExp, to: string, sentence: string]>([
		["site.yaml", "- vertical-blinds", "- roller-blinds", 'menu.2: "roller-blinds" appears twice'],
		["site.yaml", "- bulli", "- kiama", 'popularSuburbs.6: "kiama" appears twice'],
		["home.yaml", "slug: veri-shades", "slug: roller-blinds", 'cards.5.slug: "roller-blinds" app'],
		["services.yaml", "slug: shellharbour", "slug: wollongong", 'regions.1.slug: "wollongong" app'],
		[
			"faq.yaml",
			/question: ([^\n]*)\n(.*?)question: [^\n]*/s,
			"question: $1\n$2question: $1",
			"appears twice",
		],
		[
			"site.yaml",
			"- bulli",
			"- budderoo",
			"popularSuburbs.1: hardly anybody lives in budderoo; name a settled suburb",
		],
		[
			"suburbs/kiama.yaml",
			"instead: [jamberoo,",
			"instead: [budderoo,",
			"instead.0: hardly anybody lives in budderoo; name a settled suburb",
		],
		[
			"suburbs/kiama.yaml",
			/ {2}instead: \[jamberoo.*\n/,
			"",
			"add instead, the settled suburbs that its page leads to",
		],
		[
			"suburbs/kiama.yaml",
			/ {2}homes: none\n/,
			"",
			"instead: add homes, few or none; other places need no instead",
		],
		[
			"testimonials.yaml",
			"We can sit there",
			"They are our #1 choice and we can sit there",
			'everything after " #" is dropped; put the whole value in double quotes',
		],
		[
			"suburbs/kiama.yaml",
			"homes: none",
			"home: none",
			'home: not a key here; did you mean "homes"',
		],
		["suburbs/kiama.yaml", "homes: none", "homes: no", "homes: write one of few, none"],
		["faq.yaml", /.+/s, "", "content/faq.yaml:1:1  this file is empty; bring its entries back"],
		["faq.yaml", /.+/s, "[]", "answer at least one question"],
		["gallery.yaml", /.+/s, "# none\n", "this file is empty; bring its entries back"],
		["aliases.yaml", "from: /about-us", "from: /404", "0.from: /404 is the site's own; choose"],
		[
			"suburbs/kiama.yaml",
			"slug: toolijooa",
			"slug: kiama",
			"kiama is taken in content/suburbs/kiama.yaml",
		],
	])(
		"VAL-11 a slip in the list %s %#: one sentence says what to do",
		(name, from, to, sentence) => {
			const sentences = listSpoilt(copy, name, from, to).filter((line) => !/\/blog\//.test(line));
			expect(sentences).toEqual([expect.stringContaining(sentence)]);
		},
	);
});
