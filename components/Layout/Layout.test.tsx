import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { makePageContext } from "../../tests/pageContext.ts";
import { Layout } from "./Layout.tsx";

test("BEY-31 a page leads to the editor of its text where it is told of one, in a new tab", () => {
	const { content, pictures } = makePageContext();
	const draw = (editor?: string) =>
		renderToStaticMarkup(
			<Layout path="/about" site={{ ...content, pictures }} editor={editor} crumbs={[]}>
				The page
			</Layout>,
		);
	const href = "https://github.com/owner/name/edit/main/content/pages/about.mdx";
	const link = `<a href="${href}" target="_blank" rel="noopener">Edit this text</a>`;
	expect(draw(href)).toMatch(RegExp(`<main id="main">.*${link}.*The page</main>`));
	expect(draw()).not.toContain("Edit this text");
});
