import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ContentError, formatFault } from "../faults.ts";
import { splitFrontmatter } from "../frontmatter.ts";
import { readBody } from "./check.ts";
import { compileMdx } from "./plugin.ts";

const { transform } = compileMdx() as unknown as {
	transform(code: string, id: string): Promise<{ code: string }>;
};

test.each(["refused", "syntax", "pst-06-as-html"])(
	"VAL-11 the compiler speaks of %s.mdx in the sentences of the content check, all of them",
	async (name) => {
		const file = `tests/fixtures/content-broken/blog/${name}.mdx`;
		const text = readFileSync(file, "utf8");
		const error: unknown = await transform(text, path.resolve(file)).catch(
			(thrown: unknown) => thrown,
		);
		expect(error).toBeInstanceOf(ContentError);
		const { refusals } = readBody(splitFrontmatter(text).body);
		expect((error as ContentError).faults.map(formatFault)).toEqual(
			refusals.map((refusal) => formatFault({ file, ...refusal })),
		);
		expect(error).toMatchObject({
			loc: { file, line: refusals[0]?.line, column: refusals[0]?.column },
		});
	},
);

test("VAL-11 a post saved on Windows compiles to the same page", async () => {
	const file = path.resolve("content/blog/zip-screens-kiama-salt-and-hardware.mdx");
	const text = readFileSync(file, "utf8");
	const windows = await transform(`\uFEFF${text.replaceAll("\n", "\r\n")}`, file);
	expect(windows.code).toBe((await transform(text, file)).code);
});
