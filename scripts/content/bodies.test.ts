import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { toHtml } from "hast-util-to-html";
import { afterAll, expect, test } from "vitest";
import { getBody, getSections, type TextFile } from "./bodies.ts";
import { ContentError, formatFault } from "./faults.ts";
import { readBody } from "./mdx/check.ts";
import { hashText } from "./memory.ts";
import { splitFrontmatter } from "./source/frontmatter.ts";
import { readFrontmatter } from "./source/source.ts";

const kiama = "tests/fixtures/posts/zip-screens-kiama-salt-and-hardware.mdx";
const folder = mkdtempSync(path.join(tmpdir(), "bodies-"));
afterAll(() => rmSync(folder, { recursive: true }));
const find = (file: string): TextFile => ({ file, hash: hashText(readFrontmatter(file).body) });

test.each(["refused", "syntax", "pst-06-as-html"])(
	"VAL-11 the compiler speaks of %s.mdx in the sentences of the content check, all of them",
	async (name) => {
		const file = `tests/fixtures/content-broken/blog/${name}.mdx`;
		const { refusals } = readBody(splitFrontmatter(readFileSync(file, "utf8")).body);
		const error: unknown = await getBody(find(file)).catch((thrown: unknown) => thrown);
		expect(error).toBeInstanceOf(ContentError);
		expect((error as ContentError).faults.map(formatFault)).toEqual(
			refusals.map((refusal) => formatFault({ file, ...refusal })),
		);
	},
);

test("VAL-11 a post saved on Windows gives the same page", async () => {
	const windows = path.join(folder, "windows.mdx");
	writeFileSync(windows, `\uFEFF${readFileSync(kiama, "utf8").replaceAll("\n", "\r\n")}`);
	const markup = async (file: string) => toHtml(await getBody(find(file)));
	expect(await markup(windows)).toBe(await markup(kiama));
	expect(await markup(kiama)).toContain('<h2 id="what-salt-attacks-first">');
});

test("a text changed since it was compiled gives its new words", async () => {
	const file = path.join(folder, "post.mdx");
	for (const words of ["Salt is patient.", "Salt is not patient."]) {
		writeFileSync(file, `---\ntitle: Salt\n---\n\n## First\n\n${words}\n`);
		expect(toHtml(await getBody(find(file)))).toContain(`<p>${words}</p>`);
		expect(await getSections(find(file))).toEqual([{ heading: "First", text: words }]);
	}
});

test("a text that has changed since its hash was taken is not kept under that hash", async () => {
	const file = path.join(folder, "changing.mdx");
	const write = (words: string) =>
		writeFileSync(file, `---\ntitle: Salt\n---\n\n${words} ${folder}.\n`);
	write("Before");
	const before = find(file);
	write("After");
	expect(toHtml(await getBody(before))).toBe(`<p>After ${folder}.</p>`);
	write("Before");
	expect(toHtml(await getBody(before))).toBe(`<p>Before ${folder}.</p>`);
});
