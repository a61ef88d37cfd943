import { readFileSync } from "node:fs";
import { evaluate } from "@mdx-js/mdx";
import { toHtml } from "hast-util-to-html";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Prose, proseComponents } from "../../../components/Article/Prose.tsx";
import { listFiles } from "../files.ts";
import { splitFrontmatter } from "../source/frontmatter.ts";
import { compileTree } from "./compile.ts";
import { mdxOptions } from "./options.ts";
import { parseText } from "./parse.ts";

test("every text of the site, and every block a post may have, becomes what MDX's own compiler makes of it", async () => {
	const files = [...listFiles("content", /\.mdx$/), "pages/preview/blocks.mdx"];
	expect(files.length).toBeGreaterThan(90);
	for (const file of files) {
		const { body } = splitFrontmatter(readFileSync(file, "utf8"));
		const { default: Reference } = await evaluate(body, { ...mdxOptions, ...runtime });
		const expected = renderToStaticMarkup(<Reference components={proseComponents} />);
		const page = renderToStaticMarkup(<Prose body={compileTree(parseText(body)).body} />);
		expect(page, file).toBe(`<div class="prose">${expected}</div>`);
	}
});

test.each([
	["a line of tags has no paragraph around it", "<ul><li>Salt</li></ul>", "<ul><li>Salt</li></ul>"],
	["words beside a tag keep theirs", "Salt <em>stays</em>.", "<p>Salt <em>stays</em>.</p>"],
	["a value in braces is not there", "<a href={1 + 1}>Salt</a>", "<a>Salt</a>"],
])("%s", (_what, text, html) => {
	expect(toHtml(compileTree(parseText(text)).body)).toBe(html);
});
