import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderMdx } from "../../../tests/mdxText.tsx";
import { allowedTags, markdownTags } from "../../content/mdx/allowed.ts";
import { readBody } from "./parse.ts";

/** Every block that a post may have. */
const text = readFileSync("tests/fixtures/blocks.mdx", "utf8");

test("Q27 nothing of what a post may have is refused", () => {
	expect(readBody(text).faults).toEqual([]);
});

test("PST-04 PST-05 every allowed tag reaches the page, with its allowed attributes", async () => {
	const html = await renderMdx(text);
	for (const tag of [...Object.keys(allowedTags), ...markdownTags])
		expect(html).toMatch(RegExp(`<${tag}[ />]`));
	for (const attribute of ['id="a-section-with-an-id"', 'target="_blank"', 'title="Opens'])
		expect(html).toContain(attribute);
	// What opens in a new tab cannot reach back.
	expect(html).toMatch(/<a [^>]*rel="noopener/);
});
