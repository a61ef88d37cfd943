import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../tests/contentCopy.ts";
import { checkContent } from "./check.ts";
import { getContent } from "./collections.ts";
import { formatFault } from "./faults.ts";
import { openBodyCache } from "./mdx/cache.ts";

const kiama = "content/blog/zip-screens-kiama-salt-and-hardware.mdx";
const cache = openBodyCache();
const { origin } = getContent().site;

function listSentences(copy: ContentCopy): string[] {
	return checkContent(copy.root, cache.read).faults.map((fault) => copy.tidy(formatFault(fault)));
}

describe("a copy of the content folder", () => {
	let copy: ContentCopy;
	beforeAll(() => {
		copy = copyContent();
	});
	afterAll(() => copy.dispose());

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
			'unit: "AUD per sqm" is no unit of a price; did you mean "AUD per m2"?',
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
		["faq.yaml", /answer: (.)/, "answers: $1", '0.answers: not a key here; did you mean "answer"?'],
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
			const sound = readFileSync(`content/${name}`, "utf8");
			const spoilt = sound.replace(from, to);
			expect(spoilt).not.toBe(sound);
			copy.write(name, spoilt);
			const sentences = listSentences(copy);
			copy.write(name, sound);
			expect(sentences.filter((line) => line.startsWith(`content/${name}:`)).join("\n")).toContain(
				sentence,
			);
		},
	);

	test("a site whose address begins like ours is another site", () => {
		const sound = readFileSync("content/pages/about.mdx", "utf8");
		copy.write("pages/about.mdx", sound.replace("](/locations)", `](${origin}.org/locations)`));
		const sentences = listSentences(copy);
		copy.write("pages/about.mdx", sound);
		expect(sentences).toEqual([]);
	});

	test("ARC-06 a link in the copy of a YAML file is checked at its own place", () => {
		const sound = readFileSync("content/faq.yaml", "utf8");
		const lines = sound.split("\n");
		const line = lines.findIndex((text) => text.includes("](/"));
		const column = (lines[line] ?? "").indexOf("](/") + 2;
		copy.write("faq.yaml", sound.replace("](/", "](/nowhere-"));
		const [sentence = ""] = listSentences(copy);
		copy.write("faq.yaml", sound);
		expect(sentence).toMatch(
			`content/faq.yaml:${line + 1}:${column + 1}  no page has the address /nowhere-`,
		);
	});

	test("FIG-52 an owner's number of years is printed on Home, and asked for where pages give another", () => {
		const sound = readFileSync("content/site.yaml", "utf8");
		const changed = sound.replace("business: 30", "business: 35").replace("local: 15", "local: 20");
		copy.write("site.yaml", changed);
		const { content, faults } = checkContent(copy.root, cache.read);
		copy.write("site.yaml", sound);
		expect(content.home?.why.map(({ text }) => text).join()).toContain("Over 35 years of");
		expect(content.home?.local.text).toMatch(/^For over 20 years /);
		expect(new Set(faults.map(({ file }) => file))).toEqual(
			new Set([`${copy.root}/pages/about.mdx`]),
		);
	});

	test("ARC-06 a file that is missing is named", () => {
		copy.remove("gallery.yaml");
		const sentences = listSentences(copy);
		copy.write("gallery.yaml", readFileSync("content/gallery.yaml"));
		expect(sentences).toContain("content/gallery.yaml:1:1  the file is missing; bring it back");
	});

	test("ARC-06 a note in a YAML file may name addresses that do not exist", () => {
		const sound = readFileSync("content/home.yaml", "utf8");
		copy.write("home.yaml", `# [gone](/gone), href: /gone\n${sound}`);
		const sentences = listSentences(copy);
		copy.write("home.yaml", sound);
		expect(sentences).toEqual([]);
	});

	test("VAL-11 a file saved in an old encoding is named where its first odd letter stands", () => {
		const sound = readFileSync(kiama, "utf8");
		copy.write(
			"blog/zip-screens-kiama-salt-and-hardware.mdx",
			Buffer.from(sound.replace("Kiama", "Kiam\u00e9"), "latin1"),
		);
		const sentences = listSentences(copy);
		copy.write("blog/zip-screens-kiama-salt-and-hardware.mdx", sound);
		expect(sentences.join("\n")).toMatch(
			/hardware\.mdx:\d+:\d+ {2}a letter here cannot be read; save the file as UTF-8/,
		);
	});

	test.each(["utf16le", "utf16be"])(
		"VAL-11 a file saved as %s is read all the same",
		(encoding) => {
			const sound = readFileSync(kiama, "utf8");
			const bytes = Buffer.from(`\uFEFF${sound}`, "utf16le");
			copy.write(
				"blog/zip-screens-kiama-salt-and-hardware.mdx",
				encoding === "utf16be" ? bytes.swap16() : bytes,
			);
			expect(listSentences(copy)).toEqual([]);
			copy.write("blog/zip-screens-kiama-salt-and-hardware.mdx", sound);
		},
	);

	test.each(["images/awnings.jpg", "archive"])(
		"VAL-11 a document or picture under the name of a post is one fault: %s",
		(what) => {
			const bytes =
				what === "archive" ? "PK\u0003\u0004 and more" : readFileSync(`content/${what}`);
			copy.write("blog/drop.mdx", bytes);
			const sentences = listSentences(copy);
			copy.remove("blog/drop.mdx");
			expect(sentences).toEqual([
				"content/blog/drop.mdx:1:1  this is no text but a document or a picture; put its words into a new file",
			]);
		},
	);
});
