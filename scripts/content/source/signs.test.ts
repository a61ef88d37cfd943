import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readText } from "./encoding.ts";
import { findMergeMark, findUnseen } from "./signs.ts";
import { parseFrontmatter, readYaml } from "./source.ts";

/** Returns `line:column  sentence` for each fault in a post's file. */
function read(text: string): string[] {
	return parseFrontmatter("a.mdx", text).faults.map(
		({ line, column, message }) => `${line}:${column}  ${message}`,
	);
}

const post = (title: string, text = "Salt is patient.") => `---\ntitle: ${title}\n---\n\n${text}\n`;
const merged =
	"two versions of this file were merged and the marks are left; keep one version and delete the lines with <<<<<<<, ======= and >>>>>>>";
const hard = "this is a non-breaking space; type an ordinary one";

describe("VAL-11 two versions in one file", () => {
	test.each([
		["in the text", post("Salt", "<<<<<<< HEAD\none\n=======\ntwo\n>>>>>>> main"), 5],
		["with one mark left", post("Salt", "one\n>>>>>>> main"), 6],
		["in the frontmatter", post("Salt\n<<<<<<< HEAD\nid: 1\n=======\nid: 2\n>>>>>>> main"), 3],
		["above the frontmatter", `<<<<<<< HEAD\n${post("Salt")}`, 1],
	])("%s give one sentence and no other", (_where, text, line) => {
		const source = parseFrontmatter("a.mdx", text);
		expect(read(text)).toEqual([`${line}:1  ${merged}`]);
		expect(source.body).toBe("");
		expect(source.data).toBeUndefined();
	});
});

test("VAL-11 two versions in a YAML file give one sentence and no other", () => {
	const file = path.join(mkdtempSync(path.join(tmpdir(), "merged-")), "faq.yaml");
	writeFileSync(
		file,
		"- question: A\n<<<<<<< HEAD\n  answer: B\n=======\n  answer: C\n>>>>>>> main\n",
	);
	const { faults, data } = readYaml(file);
	expect(faults).toEqual([{ file, line: 2, column: 1, message: merged }]);
	expect(data).toBeUndefined();
	rmSync(path.dirname(file), { recursive: true });
});

describe("VAL-11 signs that nobody can see", () => {
	test.each([
		["\u200b", "me\u200btal", '1:3  there is an invisible character after "me"; delete it'],
		["\u00ad", "me\u00adtal", '1:3  there is an invisible character after "me"; delete it'],
		["\ufeff", "\ufeffmetal", '1:1  there is an invisible character before "metal"; delete it'],
		["\u2060", "a metal \u2060", '1:9  there is an invisible character after "metal"; delete it'],
		["ﬁ", "ﬁxings", "1:1  type fi as two letters"],
		["ﬄ", "wﬄe", "1:2  type ffl as three letters"],
	])("%j in the text", (_sign, text, sentence) => {
		expect(read(post("Salt", text))).toEqual([sentence.replace(/^1/, "5")]);
	});

	test("in a title", () => {
		expect(read(post("Salt\u200bwater"))).toEqual([
			'2:12  there is an invisible character after "Salt"; delete it',
		]);
	});

	test("leave the words whole for what is said of them next", () => {
		expect(parseFrontmatter("a.mdx", post("Salt", "me\u200btal ﬁxings")).body).toContain(
			"\nmetal fixings\n",
		);
	});

	test("that join an emoji may stand", () => {
		expect(findUnseen("👩\u200d🔧 ❤️\u200d🔥")).toEqual([]);
	});

	test.each([
		["Coastal Solutions\u00a0", 17],
		["Coastal\u00a0Solutions", 7],
		['"Coastal Solutions\u00a0"', 18],
	])("a non-breaking space in %j", (title, index) => {
		expect(read(post(title))).toEqual([`2:${8 + index}  ${hard}`]);
	});

	test("a non-breaking space beside a key, and nothing else of that line", () => {
		expect(read("---\ntitle:\u00a0Salt\ntags:\n\u00a0 - zip\n---\n\nSalt.\n")).toEqual([
			`2:7  ${hard}`,
			`4:1  ${hard}`,
		]);
	});

	test("a non-breaking space inside quoted words holds them together", () => {
		expect(read(post('"A panel of 600\u00a0mm"', "It is 600\u00a0mm wide."))).toEqual([]);
	});

	test("speak for the value that they spoil", () => {
		const source = parseFrontmatter("a.mdx", post("Coastal Solutions\u00a0"));
		expect(source.isReported(["title"])).toBe(true);
	});
});

test("VAL-11 no file of the content holds such signs", () => {
	for (const file of globSync("content/**/*.{mdx,yaml}")) {
		const text = readText(file);
		expect([file, findMergeMark(text), findUnseen(text)]).toEqual([file, undefined, []]);
	}
});
