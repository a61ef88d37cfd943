import { afterAll, beforeAll, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../../tests/contentCopy.ts";
import { readBodyOnce } from "../../tests/readBodyOnce.ts";
import { checkContent } from "../check.ts";
import { formatFault } from "../faults.ts";
import { openBodyCache } from "../mdx/cache.ts";
import { readBody } from "../mdx/check.ts";
import { editPosts } from "../rules.ts";
import { readText } from "../source/encoding.ts";
import { type Dictionary, openDictionary } from "./spelling/dictionary.ts";

const kiama = "blog/zip-screens-kiama-salt-and-hardware.mdx";
let copy: ContentCopy;
let dictionary: Dictionary;

function edit() {
	const checked = checkContent(copy.root, readBodyOnce);
	expect(checked.faults.map(formatFault)).toEqual([]);
	const { faults, draftFaults } = editPosts(checked, copy.root, dictionary);
	const tidy = (list: typeof faults) => list.map((fault) => copy.tidy(formatFault(fault)));
	return { faults: tidy(faults), draftFaults: tidy(draftFaults) };
}

beforeAll(async () => {
	copy = copyContent();
	dictionary = await openDictionary();
}, 60_000);
afterAll(() => copy.dispose());

test("ENT-17 a category that no post has is named at its line", () => {
	const sound = readText("content/categories.yaml");
	copy.write("categories.yaml", `${sound.trimEnd()}\n- Skylights\n`);
	const { faults } = edit();
	copy.write("categories.yaml", sound);
	expect(faults).toEqual([
		`content/categories.yaml:${sound.trimEnd().split("\n").length + 1}:3  no post has the category "Skylights"; give it one, or take it out`,
	]);
});

test("two posts that share more than 3% of their five-word runs are named, where the first shared words stand", () => {
	const sound = readText(`content/${kiama}`);
	const other = readText("content/blog/zip-screens-thirroul-keeping-the-view.mdx");
	const [, paragraph = ""] = sound.match(/\n\n(The mesh is the last thing[^\n]+)\n/) ?? [];
	const [, second = ""] = sound.match(/\n\n(One fault never shows[^\n]+)\n/) ?? [];
	expect(paragraph.length + second.length).toBeGreaterThan(300);
	copy.write(
		"blog/zip-screens-thirroul-keeping-the-view.mdx",
		other.replace(/\n\n## /, `\n\n${paragraph} ${second}\n\n## `),
	);
	const { faults } = edit();
	copy.write("blog/zip-screens-thirroul-keeping-the-view.mdx", other);
	expect(faults.join("\n")).toMatch(
		/thirroul-keeping-the-view\.mdx:\d+:1 {2}\d+\.\d% of its five-word runs are in \S+kiama-salt-and-hardware\.mdx too|hardware\.mdx:\d+:1 {2}\d+\.\d% of its five-word runs are in \S+thirroul-keeping-the-view\.mdx too/,
	);
});

test.each<[name: string, from: string | RegExp, to: string, figure: string]>([
	["products/zip-screens.mdx", /\n\n## /, "\n\nA screen costs $123.\n\n## ", "$123"],
	["products/zip-screens.mdx", /^shortDescription: \S+/m, "$& For 77 years", "77 years"],
	["pages/about.mdx", /\n\n(?=[A-Z])/, "\n\nWe block 12% of it. ", "12%"],
	["pages/about.mdx", /\n\n(?=[A-Z])/, "\n\nIt saves up to 70%. ", "70%"],
	["prices.yaml", /^lead: .*/m, "lead: From $99 a blind.", "$99"],
	["faq.yaml", /answer: >-\n +/, "$&It costs about\n    $199 per m². ", "$199"],
	["traits/weatherboard.yaml", "a thin post", "a 90 mm post", "90 mm"],
])(
	"VAL-11 a figure in %s that no fact gives is named where it stands",
	(name, from, to, figure) => {
		const sound = readText(`content/${name}`);
		const spoilt = sound.replace(from, to);
		expect(spoilt).toContain(figure);
		copy.write(name, spoilt);
		const { faults } = edit();
		copy.write(name, sound);
		const above = spoilt.slice(0, spoilt.indexOf(figure)).split("\n");
		const place = `${above.length}:${(above.at(-1) ?? "").length + 1}`;
		expect(faults[0]).toContain(
			`content/${name}:${place}  ${figure} is no figure of content/facts`,
		);
	},
);

test.each<[name: string, from: string | RegExp, to: string, word: string]>([
	["products/zip-screens.mdx", "  - The fabric edge", "  - The fabrik edge", "fabrik"],
	["products/zip-screens.mdx", "  - The screen stays", "  - The color stays", "color"],
	["products/zip-screens.mdx", /^shortDescription: Outdoor/m, "shortDescription: Outdor", "Outdor"],
	[
		"products/zip-screens.mdx",
		/^metaDescription: Zip screens/m,
		"metaDescription: Zip screnes",
		"screnes",
	],
	["pages/about.mdx", /^lead: We measure/m, "lead: We mesure", "mesure"],
	["faq.yaml", "Shut the blades", "Shut the bladse", "bladse"],
])(
	"VAL-11 a misspelt word that is printed from the keys of %s is named where it stands",
	(name, from, to, word) => {
		const sound = readText(`content/${name}`);
		const spoilt = sound.replace(from, to);
		expect(spoilt).toContain(word);
		copy.write(name, spoilt);
		const { faults } = edit();
		copy.write(name, sound);
		const above = spoilt.slice(0, spoilt.indexOf(word)).split("\n");
		const place = `${above.length}:${(above.at(-1) ?? "").length + 1}`;
		expect(faults).toEqual([expect.stringContaining(`content/${name}:${place}  "${word}" is `)]);
	},
);

test.each<[name: string, from: string | RegExp, to: string, result: string]>([
	[
		kiama,
		/^excerpt: .*/m,
		"excerpt: Two screens cost 2 × $800 = $1,700, which is what a hurried writer may well put here, and what the check must find before a reader does.",
		"Two screens",
	],
	["products/zip-screens.mdx", /\n\n## /, "\n\nTwo cost $800 + $800 = $9,999.\n\n## ", "$9,999"],
	["faq.yaml", /answer: >-\n +/, "$&Two cost\n    2 × $300 = $900. ", "$900"],
])("VAL-11 a wrong sum in %s is named where it stands", (name, from, to, result) => {
	const sound = readText(`content/${name}`);
	const spoilt = sound.replace(from, to);
	copy.write(name, spoilt);
	const { faults } = edit();
	copy.write(name, sound);
	const above = spoilt.slice(0, spoilt.indexOf(result)).split("\n");
	const place = `${above.length}:${(above.at(-1) ?? "").length + 1}`;
	expect(faults.filter((sentence) => sentence.includes("redo the sum"))).toEqual([
		expect.stringMatching(`^content/${name}:${place}  .* comes to `),
	]);
});

test("BEY-14 a draft may be unfinished: what it lacks is told apart and stops nothing", () => {
	const sound = readText(`content/${kiama}`);
	copy.write(
		"blog/unfinished.mdx",
		sound
			.replace(/^id: 40/m, "id: 90\ndraft: true")
			.replace(/^slug: .*/m, "slug: unfinished")
			.replace(/^title: .*/m, "title: An unfinished post about salt")
			.replace(/^(excerpt|description): /gm, "$1: Once more, ")
			.replace(/Once more, (.*) \S+ \S+ \S+$/gm, "Once more, $1.")
			.replace(/\n## Kiama is two climates[\s\S]*$/, "\n"),
	);
	const { faults, draftFaults } = edit();
	copy.remove("blog/unfinished.mdx");
	expect(faults).toEqual([]);
	expect(draftFaults.join("\n")).toContain("words; write 650 at least");
});

test("a planned post that does not exist, and a planned figure that is no fact, are named", () => {
	const sound = readText("content/plan.yaml");
	copy.write(
		"plan.yaml",
		sound.replace("- id: 89", "- id: 98").replace("- price-shutter-span", "- price-shuter-span"),
	);
	const { faults } = edit();
	copy.write("plan.yaml", sound);
	expect(faults.join("\n")).toContain("no post has the id 98");
	expect(faults.join("\n")).toContain(
		'"price-shuter-span" is not a fact of content/facts.yaml; did you mean "price-shutter-span"?',
	);
});

test("the cache of read texts gives what reading gives, in this run and in the next", () => {
	const file = `${copy.root}/../bodies.json`;
	const text = readText("tests/fixtures/content-broken/blog/refused.mdx");
	const { tree: _tree, ...body } = readBody(text);
	const first = openBodyCache(file);
	expect(first.read(text)).toEqual(body);
	first.save();
	expect(openBodyCache(file).read(text)).toEqual(JSON.parse(JSON.stringify(body)));
});
