import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { copyContent } from "../../tests/contentCopy.ts";
import { listSentences } from "../../tests/contentSentences.ts";

const kiama = "blog/zip-screens-kiama-salt-and-hardware.mdx";
/** Has a list to print, which is a section of its own. */
const curtains = "blog/measuring-for-curtains.mdx";

/** Words of a content file, what stands in their place, and what is said of it: one sentence in its file. */
const edits: [file: string, from: string | RegExp, to: string, sentence: string][] = [
	["gallery.yaml", /image: \S+/, "image: zip-screnes", 'did you mean "zip-screens"?'],
	["home.yaml", "slug: roller-blinds", "slug: roller-blind", '2.slug: "roller-blind" is not'],
	["home.yaml", "slug: veri-shades", "slug: zip-screens-awnings", "appears twice; keep one"],
	["site.yaml", "- bulli", "- buli", '"buli" is not a suburb where people live; did you mean'],
	["site.yaml", "- thirroul", "- budderoo", '"budderoo" is not a suburb where people live'],
	[
		"faq.yaml",
		/question: ([^\n]*)\n(.*?)question: [^\n]*/s,
		"question: $1\n$2question: $1",
		"twice",
	],
	["faq.yaml", "](/", "](http:/", "the address is not whole"],
	["home.yaml", "href: /sun", "href: /snu#a", "no page has the address /snu"],
	["services.yaml", "](/", "](file:///", "is not allowed; use a path such as /contact"],
	["services.yaml", "- Cost Guide", "", "topics: add Cost Guide, to one of the topics"],
	["aliases.yaml", "to: /about\n", "to: /abuot\n", "to: no page has the address /abuot; did you"],
	["aliases.yaml", "from: /about-us", "from: /404", "1.from: /404 is a page of its own"],
	["aliases.yaml", "from: /contact-us", "from: /index", "from: /index is a page of its own"],
	["aliases.yaml", "to: /products/zip-screens\n", "to: /quote\n", "/quote is an alias itself"],
	["measure.yaml", "measure-face", "measure-inside", '2.figure: "measure-inside" appears twice'],
	["problems.yaml", "[glare, ", "[hot, glare, ", '"hot" appears twice; keep one'],
	["products/awnings.mdx", "[folding-arm-awn", "[folding-arm-own", "is not a published post"],
	["products/awnings.mdx", "zip-screens) close", "zip) close", "/products/zip;"],
	["products/zip-screens.mdx", /slug: .*/, "slug: zip-screns", "write zip-screens, the name"],
	[kiama, /^image: .*/m, "image: images/zip-screens.jpg", 'write "zip-screens"'],
	[kiama, /^tags: \[([^,]*)/m, "tags: [$1, $1", "appears twice; keep one"],
	[curtains, "## The sheet to fill in", "#$&", "checklist: no ## heading has the id"],
	["blog/verishade-cleaning-woonona.mdx", "s: [mould", "s: [mould, mould", "twice; keep one"],
	["traits/fog.yaml", "trait: fog", "trait: fogg", "trait: write fog, the name of the file"],
	["suburbs/kiama.yaml", "traits: [surf-front", "traits: [surf-frunt", "1.traits.1: "],
	["regions/kiama.yaml", "  awnings:", "  awning:", 'products.awning: "awning" is not a product'],
	["regions/wollongong.yaml", /^ {2}awnings:\n( {4}.*\n)+/m, "", "products: add awnings, with"],
	["suburbs/kiama.yaml", /^ +instead: .*\n/m, "", "add instead, the settled suburbs"],
	["suburbs/kiama.yaml", /^ +homes: few\n/m, "", "instead: add homes, few or none"],
	["sheers.yaml", /.*A clear view of.*\n/, "", "cloths: give voile a sentence for each hour ins"],
	["problems.yaml", /.*words: \[hot west.*\n/, "", "1: add words, phrases or whole"],
	["map.json", '"slug": "thirroul"', '"slug": "thiroul"', 'slug: "thiroul" is not a suburb'],
	["pages/about.mdx", "](/locations)", "](/Locations//)", "write /locations: small letters, no"],
	["ranges/cloths.yaml", "Blockout", "sunscreen", 'swatches.3.name: "sunscreen" appears twice'],
	["facts.yaml", /(?<=id: life-shutters.*)applies_to: \[/s, "$&shuters, ", "is not a product"],
	["facts.yaml", /(?<=id: time-install.*)unit: hours/s, "unit: days", "min and max in hours"],
	["facts.yaml", /(?<=id: warranty\n.*) {4}min: \d+\n/s, "", "keep the fact warranty with"],
	["prices.yaml", "price-zip-screen ", "price-sheer ", "is no price of zip-screens; name one"],
	["prices.yaml", "price-zip-screen ", "price-zipscreen ", 'mean "price-zip-screen"?'],
	["prices.yaml", "price-sheer,", "life-sheers,", "is no price by the piece"],
	["prices.yaml", "price-s-fold,", "price-fabric-voile,", "voile is no price by the piece"],
	["gallery.yaml", "y: Roller Blinds", "y: Roller Blind", 'did you mean "Roller Blinds"?'],
	["gallery.yaml", "  product: awnings", "  prodcut: awnings", 'did you mean "product"?'],
	["images/images.yaml", /^zip-screens:\n(?: .*\n)+/m, "", "add zip-screens, with alt"],
];

let sentences: string[];
/** All edits stand in one copy of the content. */
beforeAll(() => {
	const copy = copyContent();
	for (const [file, from, to] of edits) {
		const text = copy.read(file);
		copy.write(file, text.replace(from, to));
		expect(copy.read(file), `${file}: ${from}`).not.toBe(text);
	}
	sentences = listSentences(copy);
}, 60_000);

test.each(edits)(
	"ARC-06 GAL-02 VAL-11 what is wrong is one sentence that says what to write: %s %s → %s",
	(file, _from, _to, sentence) => {
		const said = sentences.filter((sentence) => sentence.startsWith(`content/${file}:`));
		expect(said.join("\n")).toContain(sentence);
	},
);

test("ARC-06 and nothing else is called wrong", () => {
	const isMeant = (said: string) =>
		edits.some(([file, , , sentence]) => said.includes(file) && said.includes(sentence));
	expect(sentences.filter((said) => !isMeant(said))).toEqual([]);
});

test("BEY-32 a category that its file may not have hides no wrong category of a post", () => {
	const copy = copyContent();
	copy.write("categories.yaml", copy.read("categories.yaml").replace(/^- .*\n/m, "$&- Σκιά\n"));
	copy.write(kiama, copy.read(kiama).replace(/^category: .*/m, "category: Costal Solutions"));
	const said = listSentences(copy).join("\n");
	for (const sentence of ['cannot print "Σ"', 'did you mean "Coastal Solutions"?'])
		expect(said).toContain(sentence);
});

test("ARC-06 a file that is gone or empty is missed, and nothing else is called wrong for it", () => {
	const copy = copyContent();
	const gone = ["map.json", "pages/about.mdx", "suburbs/kiama.yaml"];
	for (const name of gone) copy.remove(name);
	copy.write("images/Deck.HEIC", "");
	copy.write(
		"images/images.yaml",
		`${copy.read("images/images.yaml")}deck: { alt: A deck, caption: Dry., position: 50% 50% }\n`,
	);
	for (const name of [kiama, "prices.yaml"]) copy.write(name, "");
	expect(listSentences(copy)).toEqual([
		`content/${kiama}:1:1  this file is empty; write it or delete it`,
		expect.stringMatching(/^content\/images\/Deck.HEIC:1:1 {2}nothing reads this file/),
		...gone
			.map((name) => `content/${name}:1:1  the file is missing; bring it back`)
			.toSpliced(2, 0, "content/prices.yaml:1:1  this file is empty; bring its entries back"),
	]);
});

test("ARC-06 a new file that has no place is named, with what to do with it; a draft that is picked to read on; a copied post for each value that it shares", () => {
	const copy = copyContent();
	const read = (name: string) => readFileSync(`content/${name}`, "utf8");
	copy.write("pages/abuot.mdx", read("pages/about.mdx"));
	copy.write("suburbs/nowra.yaml", read("suburbs/kiama.yaml"));
	copy.write("blog/a-copy.mdx", read(kiama));
	const younger = read(kiama).replace(/^slug: .*/m, "slug: page");
	copy.write("blog/page.mdx", younger.replace(/^date: .*/m, "date: 2026-11-01"));
	copy.write("blog/zz.md.mdx", read(kiama).replace(/^slug: .*/m, "slug: zz.md"));
	copy.write(kiama, read(kiama).replace("---", "---\ndraft: true"));
	const sentences = listSentences(copy).map((said) => said.replace(/:\d+:\d+ /, ""));
	expect(sentences).toEqual(
		expect.arrayContaining([
			'content/pages/abuot.mdx no address shows this page; did you mean "about"?',
			"content/suburbs/nowra.yaml no region has the slug nowra; add regions/nowra.yaml or move the suburbs",
			`content/blog/a-copy.mdx id: 40 stands in content/blog/page.mdx too; keep it in one of them`,
			"content/blog/page.mdx slug: /blog/page is an address of the blog itself; choose another",
			"content/blog/a-copy.mdx slug: write a-copy, the name of the file",
			expect.stringContaining("content/blog/a-copy.mdx title: "),
			expect.stringMatching(/^content\/products\/zip-screens.*-kiama-.*" is not a published post/),
			'content/blog/zz.md.mdx slug: write "zz": lower case, digits and hyphens only',
			"content/blog/zz.md.mdx rename the file to zz.mdx: small letters, digits and hyphens only",
		]),
	);
});
