import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
	checkCopy,
	listSentences,
	listSpoilt,
	openContentCopy,
} from "../../../tests/contentSentences.ts";
import { pageTexts } from "../addresses.ts";

const copy = openContentCopy();
const kiama = "zip-screens-kiama-salt-and-hardware";
const read = (name: string) => readFileSync(`content/${name}`, "utf8");

/** What the check says while a file is there that is not in the project, or another is not. */
function checkWith(name: string, text?: string): string[] {
	if (text === undefined) copy.remove(name);
	else copy.write(name, text);
	const sentences = listSentences(copy);
	if (text === undefined) copy.write(name, read(name));
	else copy.remove(name);
	return sentences;
}

type Slip = [file: string, from: string | RegExp, to: string, sentence: string];

describe("ARC-06 one wrong name is one sentence that says what to write:", () => {
	test.each<Slip>([
		[
			"gallery.yaml",
			/image: \S+/,
			"image: zip-screnes",
			'"zip-screnes" is not a picture of content/images; did you mean "zip-screens"?',
		],
		[
			"home.yaml",
			"slug: roller-blinds",
			"slug: roller-blind",
			'cards.1.slug: "roller-blind" is not a product; did you mean "roller-blinds"?',
		],
		[
			"home.yaml",
			"slug: sheer-curtains",
			"slug: sheer-curtain",
			'second.slug: "sheer-curtain" is not a product; did you mean "sheer-curtains"?',
		],
		[
			"site.yaml",
			"- bulli",
			"- buli",
			'popularSuburbs.1: "buli" is not a suburb; did you mean "bulli"?',
		],
		[
			"site.yaml",
			"- bulli",
			"- budderoo",
			"popularSuburbs.1: hardly anybody lives in budderoo; name a settled suburb",
		],
		["site.yaml", "- bulli", "- kiama", 'popularSuburbs.6: "kiama" appears twice; keep one'],
		["site.yaml", "- vertical-blinds", "- roller-blinds", 'menu.2: "roller-blinds" appears twice'],
		[
			"site.yaml",
			/^menu:\n(.*)- \S+/m,
			"menu:\n$1- plantation-shuters",
			'menu.0: "plantation-shuters" is not a product; did you mean "plantation-shutters"?',
		],
		["home.yaml", "slug: veri-shades", "slug: roller-blinds", 'cards.5.slug: "roller-blinds" app'],
		["services.yaml", "slug: shellharbour", "slug: wollongong", 'regions.1.slug: "wollongong" app'],
		[
			"faq.yaml",
			/question: ([^\n]*)\n(.*?)question: [^\n]*/s,
			"question: $1\n$2question: $1",
			"twice",
		],
		[
			"categories.yaml",
			"- Zip Screens",
			"- Zip Screens\n- Zip Screens",
			'"Zip Screens" appears twice',
		],
		[
			"images/images.yaml",
			/^zip-screens:/m,
			"zip-screen:",
			'zip-screen: "zip-screen" is not a picture in content/images; did you mean "zip-screens"?',
		],
		[
			"images/images.yaml",
			/^zip-screens:\n(?: .*\n)+/m,
			"",
			"describe zip-screens: add it with alt, caption and position",
		],
		[
			"products/awnings.mdx",
			"[folding-arm-awning-reach-and-fixing",
			"[folding-arm-awning-reach-and-fixin",
			'relatedPosts.0: "folding-arm-awning-reach-and-fixin" is not a post; did you mean',
		],
		[
			"products/awnings.mdx",
			"priceFacts: []",
			"priceFacts: [price-zipscreen]",
			'priceFacts.0: "price-zipscreen" is not a fact of content/facts.yaml; did you mean "price-zip-screen"?',
		],
		[
			"products/zip-screens.mdx",
			"slug: zip-screens",
			"slug: zip-screns",
			"slug: write zip-screens, the name of the file",
		],
		[
			`blog/${kiama}.mdx`,
			/^image: .*/m,
			"image: /images/salt-proof-fixings.jpg",
			'image: "/images/salt-proof-fixings.jpg" is not a picture of content/images; write salt-proof-fixings',
		],
		[
			`blog/${kiama}.mdx`,
			/^category: .*/m,
			"category: Costal Solutions",
			'category: "Costal Solutions" is not a category of content/categories.yaml; did you mean "Coastal Solutions"?',
		],
		[`blog/${kiama}.mdx`, /^id: 40/m, "id: 41", "id: 41 is taken by content/blog/"],
		[`blog/${kiama}.mdx`, /^slug: .*/m, "slug: kiama-salt", `slug: write ${kiama}, the name of`],
		["traits/fog.yaml", "trait: fog", "trait: fogg", "trait: write fog, the name of the file"],
		[
			"suburbs/kiama.yaml",
			"traits: [surf-front",
			"traits: [surf-frunt",
			'0.traits.0: "surf-frunt" is not a trait of content/traits; did you mean "surf-front"?',
		],
		[
			"suburbs/kiama.yaml",
			"traits: [surf-front",
			"traits: [surf-front, surf-front",
			'0.traits.1: "surf-front" appears twice; keep one',
		],
		[
			"suburbs/kiama.yaml",
			"instead: [jamberoo,",
			"instead: [jambero,",
			'"jambero" is not a suburb; did you mean "jamberoo"?',
		],
		[
			"suburbs/kiama.yaml",
			"instead: [jamberoo,",
			"instead: [budderoo,",
			"instead.0: hardly anybody lives in budderoo; name a settled suburb",
		],
		[
			"suburbs/kiama.yaml",
			"lat: -34.655",
			"lat: -34.955",
			"0.lat: Bombo is 19 km outside kiama on the map; check lat and lng",
		],
		[
			"regions/kiama.yaml",
			"  awnings:",
			"  awning:",
			'products.awning: "awning" is not a product; did you mean "awnings"?',
		],
		[
			"regions/kiama.yaml",
			/^ {2}awnings:\n(?: {4}.*\n)+/m,
			"",
			"products: add awnings, with intro and advice",
		],
		[
			"map.json",
			'"slug": "thirroul"',
			'"slug": "thiroul"',
			'towns.2.slug: "thiroul" is not a suburb; did you mean "thirroul"?',
		],
		[
			"map.json",
			'"hub": "bowral"',
			'"hub": "bowrall"',
			'regions.3.hub: "bowrall" is not a suburb; did you mean "bowral"?',
		],
		["home.yaml", "162 suburbs", "161 suburbs", "content/suburbs has 162; write 162 suburbs here"],
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
	])("%s %s → %s", (name, from, to, sentence) => {
		const sentences = listSpoilt(copy, name, from, to);
		expect(sentences).toEqual([expect.stringMatching(`^content/${name}:\\d+:\\d+ `)]);
		expect(sentences[0]).toContain(sentence);
	});
});

test("ARC-06 a suburb a little outside the simplified outline of its region is left alone", () => {
	expect(listSpoilt(copy, "suburbs/kiama.yaml", "lng: 150.852", "lng: 150.882")).toEqual([]);
});

test("ARC-06 of two suburbs with one slug the later is asked for another", () => {
	expect(listSpoilt(copy, "suburbs/kiama.yaml", "slug: bombo", "slug: kiama").join("\n")).toContain(
		"slug: kiama is taken in content/suburbs/kiama.yaml; add a suffix to both (Q20)",
	);
});

test("ARC-06 each value that a copied post shares is named in the copy, and no link to the original", () => {
	const text = read(`blog/${kiama}.mdx`);
	for (const words of [text, text.replace("---\n", "---\ndraft: true\n")]) {
		const sentences = checkWith("blog/a-copy.mdx", words);
		expect(sentences.map((sentence) => sentence.replace(/:\d+:\d+ /, ""))).toEqual([
			`content/blog/a-copy.mdx id: 40 is taken by content/blog/${kiama}.mdx; choose another`,
			expect.stringContaining("title: "),
			`content/blog/a-copy.mdx slug: write a-copy, the name of the file`,
			expect.stringContaining(`slug: "${kiama}" is taken by`),
			expect.stringContaining("excerpt: "),
			expect.stringContaining("description: "),
		]);
	}
});

test.each([
	["blog/Rinse Gerroa.mdx", "rinse-gerroa.mdx"],
	["blog/rinse_gerroa.mdx", "rinse-gerroa.mdx"],
	["blog/rinse.md.mdx", "rinse.mdx"],
	["regions/kiama copy.yaml", "kiama-copy.yaml"],
])("VAL-11 %s is to be renamed %s", (name, better) => {
	const original = name.startsWith("blog") ? `blog/${kiama}.mdx` : "regions/kiama.yaml";
	expect(checkWith(name, read(original))).toContain(
		`content/${name}:1:1  rename the file to ${better}: small letters, digits and hyphens only`,
	);
});

test("ARC-06 suburbs of no region are named once", () => {
	expect(checkWith("suburbs/nowra.yaml", read("suburbs/kiama.yaml"))).toEqual([
		"content/suburbs/nowra.yaml:1:1  no region has the slug nowra; add regions/nowra.yaml or move the suburbs",
	]);
});

test.each([
	"gallery.yaml",
	"map.json",
	"suburbs/kiama.yaml",
	...pageTexts.map((name) => `pages/${name}.mdx`),
])("ARC-06 %s is missed when it is gone, and nothing else is called wrong for it", (name) => {
	expect(checkWith(name)).toEqual([`content/${name}:1:1  the file is missing; bring it back`]);
});

test.each([
	["pages/abuot.mdx", 'no address shows this page; did you mean "about"?'],
	["pages/team.mdx", "no address shows this page; the texts are about.mdx, plantation-shutters-gu"],
])("ARC-06 %s has no address", (name, sentence) => {
	copy.remove("pages/about.mdx");
	const sentences = checkWith(name, read("pages/about.mdx"));
	copy.write("pages/about.mdx", read("pages/about.mdx"));
	expect(sentences).toEqual([
		"content/pages/about.mdx:1:1  the file is missing; bring it back",
		expect.stringContaining(`content/${name}:1:1  ${sentence}`),
	]);
});

test.each([
	["is a draft", "$&\ndraft: true"],
	["waits until 2099-12-31", "date: 2099-12-31"],
])("ARC-06 a product's related post that %s is asked to be a published one", (why, line) => {
	const slug = "folding-arm-awning-reach-and-fixing";
	const sentences = listSpoilt(copy, `blog/${slug}.mdx`, /^date: .*/m, line);
	expect(sentences.filter((sentence) => sentence.includes("relatedPosts"))).toEqual([
		expect.stringContaining(`relatedPosts.0: ${slug} ${why}; name a published post`),
	]);
});

test("FIG-52 an owner's number of years is printed on Home, and asked for where pages give another", () => {
	const site = read("site.yaml")
		.replace("business: 30", "business: 35")
		.replace("local: 15", "local: 20");
	copy.write("site.yaml", site);
	const { content, faults } = checkCopy(copy);
	copy.write("site.yaml", read("site.yaml"));
	expect(content.home?.why.map(({ text }) => text).join()).toContain("Over 35 years of");
	expect(content.home?.local.text).toMatch(/^For over 20 years /);
	expect(new Set(faults.map(({ file }) => file))).toEqual(
		new Set([`${copy.root}/pages/about.mdx`]),
	);
});
