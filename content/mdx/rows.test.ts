import { evaluate } from "@mdx-js/mdx";
import { createElement } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { mdxOptions } from "./options.ts";

async function render(text: string): Promise<string> {
	const { default: Body } = await evaluate(text, { ...mdxOptions, ...runtime });
	return renderToStaticMarkup(createElement(Body)).replaceAll("\n", "");
}

test("where the corner of a table is empty, its first column names the rows", async () => {
	const html = await render(
		"| | Voile |\n| --- | --- |\n| In sun | fades |\n| In wind | moves |\n",
	);
	expect(html).toContain('<thead><tr><td></td><th scope="col">Voile</th></tr></thead>');
	expect(html).toContain('<tr><th scope="row">In sun</th><td>fades</td></tr>');
	expect(html).toContain('<tr><th scope="row">In wind</th><td>moves</td></tr>');
});

test("a table whose first column has a heading stays as it is", async () => {
	const html = await render("| For | Against |\n| --- | --- |\n| It is dark | It is dark |\n");
	expect(html).toContain("<thead><tr><th>For</th><th>Against</th></tr></thead>");
	expect(html).not.toContain("scope");
});
