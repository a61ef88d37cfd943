import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type ContentCopy, copyContent } from "../../tests/contentCopy.ts";
import { listSentences } from "../../tests/contentSentences.ts";
import { readBody } from "./mdx/parse.ts";
import { readSource } from "./source.ts";

const origin = "https://www.coastandhighlands.example";
const broken = "tests/fixtures/content-broken";

/** The broken files among sound ones; one links to the site's own address, whatever it is in content/site.yaml. */
function copyBroken(): ContentCopy {
	const copy = copyContent(broken);
	const site = readFileSync("content/site.yaml", "utf8");
	copy.write("site.yaml", site.replace(/^origin: .*/m, `origin: ${origin}`));
	return copy;
}

beforeAll(() => vi.stubEnv("BUILD_DATE", "2026-01-01"));
afterAll(() => vi.unstubAllEnvs());

describe("a folder of broken files", () => {
	let copy: ContentCopy;
	let sentences: string[];
	beforeAll(() => {
		copy = copyBroken();
		sentences = listSentences(copy);
	}, 60_000);
	afterAll(() => copy.dispose());

	test("VAL-11 ARC-06 every fault of every file is one sentence with its place", async () => {
		await expect(`${sentences.join("\n")}\n`).toMatchFileSnapshot(
			"../../tests/fixtures/content-broken.txt",
		);
	});

	test("VAL-11 each broken file is named, the sound ones are not", () => {
		const named = new Set(sentences.map((sentence) => sentence.replace(/:.*/, "")));
		const files = readdirSync(`${broken}/blog`).map((name) => `content/blog/${name}`);
		const sound = ["content/blog/waiting-draft.mdx"];
		expect([...named].filter((file) => file.startsWith("content/blog/"))).toEqual(
			files.filter((file) => !sound.includes(file)).sort(),
		);
	});

	test.each([
		["<script>", "16:1"],
		["<img>", "18:11"],
		["<iframe>", "20:1"],
		["style=", "22:23"],
		["onclick=", "26:7"],
		["javascript:", "26:38"],
	])("PST-06 a post that holds %s fails at %s", (what, place) => {
		const own = sentences.filter((sentence) =>
			sentence.startsWith(`content/blog/pst-06.mdx:${place} `),
		);
		expect(own).toHaveLength(1);
		expect(own[0]).toContain(what);
		expect(own[0]).toContain("not allowed");
	});

	test.each([
		["<script>", 16],
		["<img onerror>", 20],
		["<iframe>", 22],
		["style= and onclick=", 24],
		["javascript:", 26],
	])("PST-06 %s typed as on a web page, which MDX cannot read, fails on line %i", (_what, line) => {
		const place = `content/blog/pst-06-as-html.mdx:${line}:`;
		expect(sentences.filter((sentence) => sentence.startsWith(place))).toHaveLength(1);
	});

	test("ARC-06 an id that is taken is reported on the newer post", () => {
		expect(sentences).toContain(
			"content/blog/fields-twin.mdx:2:5  id: 40 is taken by content/blog/zip-screens-kiama-salt-and-hardware.mdx; leave it out",
		);
		expect(sentences.join("\n")).not.toMatch(
			/^content\/blog\/zip-screens-kiama-salt-and-hardware\.mdx/m,
		);
	});

	test("VAL-11 Windows line ends and a byte order mark change no place", () => {
		const list = (file: string) => {
			const { body, faults } = readSource(file);
			return [...faults.map((fault) => ({ ...fault, file: "" })), ...readBody(body).refusals];
		};
		for (const name of readdirSync(`${broken}/blog`)) {
			const file = `${broken}/blog/${name}`;
			const text = readFileSync(file, "utf8");
			copy.write(`windows-${name}`, `\uFEFF${text.replaceAll("\n", "\r\n")}`);
			expect(list(`${copy.root}/windows-${name}`)).toEqual(list(file));
			copy.remove(`windows-${name}`);
		}
	});
});
