import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../../../tests/contentCopy.ts";
import { readBodyOnce } from "../../../tests/readBodyOnce.ts";
import { checkContent } from "../check.ts";
import { type Dictionary, openDictionary } from "../editor/spelling/dictionary.ts";
import { formatFault } from "../faults.ts";
import { editPosts } from "../rules.ts";

let copy: ContentCopy;
let dictionary: Dictionary;

/** What the check says while one file is spoilt or missing. To save time, the rules only run on a few posts. */
function spoil(name: string, text: string | undefined): string[] {
	const sound = readFileSync(`content/${name}`, "utf8");
	if (text === undefined) copy.remove(name);
	else copy.write(name, text);
	const checked = checkContent(copy.root, readBodyOnce);
	const sources = checked.sources.filter(({ file }) => file.endsWith(`/${name}`));
	const articles = checked.articles.slice(0, 4);
	const { faults } = editPosts({ ...checked, sources, articles }, copy.root, dictionary);
	copy.write(name, sound);
	return [...checked.faults, ...faults].map((fault) => copy.tidy(formatFault(fault)));
}

/** Like spoil(), but only the sentences about the file itself. */
function spoilAlone(name: string, text: string): string[] {
	return spoil(name, text).filter((sentence) => sentence.startsWith(`content/${name}:`));
}

beforeAll(async () => {
	copy = copyContent();
	dictionary = await openDictionary();
}, 60_000);
afterAll(() => copy.dispose());

const files = globSync("content/**/*.yaml").map((file) => path.posix.relative("content", file));
/** A region or trait is its file, so the sentence appears where its name is used. */
const isEntry = /^(?:regions|traits)\//;

describe.each(files.sort())("VAL-11 of %s the check says what is wrong, and goes on", (name) => {
	test("when it is empty", () => {
		expect(spoilAlone(name, "")).toContainEqual(expect.stringContaining(`${name}:1:1  `));
	});

	test("when it is gone", () => {
		const message = isEntry.test(name)
			? `"${path.basename(name, ".yaml")}" is not a `
			: `content/${name}:1:1  the file is missing; bring it back`;
		const said = spoil(name, undefined).join("\n");
		expect(said).toContain(message);
	});

	test("when its last line is broken", () => {
		const text = readFileSync(`content/${name}`, "utf8").trimEnd();
		const last = text.split("\n").length + 1;
		expect(spoilAlone(name, `${text}\n-Zip Repairs\n`)).toContainEqual(
			expect.stringContaining(`${name}:${last}:`),
		);
	});
});

describe("VAL-11 a slip in the fact sheet is one sentence at its line", () => {
	const sound = readFileSync("content/facts.yaml", "utf8");
	test.each([
		["min: 600", "min: $600", 'min: write a number, not "$600"'],
		["min: 600", "min: 1,600", 'min: write a number, not "1,600"'],
		["wording: range", "wording: ranges", 'did you mean "range"?'],
		[
			"applies_to: [plantation-shutters, heritage-shutters]",
			"applies_to: plantation-shutters",
			"write [plantation-shutters]",
		],
	])("%s as %s", (from, to, message) => {
		expect(sound).toContain(from);
		const own = spoilAlone("facts.yaml", sound.replace(from, to));
		expect(own).toHaveLength(1);
		expect(own[0]).toContain(message);
	});
});

describe("VAL-11 a line that is badly indented is one sentence at its line", () => {
	test.each<[name: string, from: string | RegExp, to: string, sentence: string]>([
		[
			"images/images.yaml",
			/^ {2}caption/m,
			"   caption",
			"4:4  caption: line this up with the keys around it",
		],
		["suburbs/kiama.yaml", "- id: 91", "  - id: 91", "15:3  line the item up with the others"],
		[
			"faq.yaml",
			"    the other way",
			"  the other way",
			"6:3  indent this line like the one above it",
		],
		[
			"blog/zip-screens-kiama-salt-and-hardware.mdx",
			"id: 40",
			"  id: 40",
			"2:3  id: line this up with the keys around it",
		],
	])("in %s", (name, from, to, sentence) => {
		const sound = readFileSync(`content/${name}`, "utf8");
		expect(spoilAlone(name, sound.replace(from, to))).toEqual([`content/${name}:${sentence}`]);
	});
});
