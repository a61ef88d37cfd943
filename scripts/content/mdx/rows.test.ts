import { toHtml } from "hast-util-to-html";
import { expect, test } from "vitest";
import { compileTree } from "./compile.ts";
import { parseText } from "./parse.ts";

const render = (text: string) => toHtml(compileTree(parseText(text)).body).replaceAll("\n", "");

test("where the corner of a table is empty, its first column names the rows", () => {
	const html = render("| | Voile |\n| --- | --- |\n| In sun | fades |\n| In wind | moves |\n");
	expect(html).toContain('<thead><tr><td></td><th scope="col">Voile</th></tr></thead>');
	expect(html).toContain('<tr><th scope="row">In sun</th><td>fades</td></tr>');
	expect(html).toContain('<tr><th scope="row">In wind</th><td>moves</td></tr>');
});

test("a table whose first column has a heading stays as it is", () => {
	const html = render("| For | Against |\n| --- | --- |\n| It is dark | It is dark |\n");
	expect(html).toContain("<thead><tr><th>For</th><th>Against</th></tr></thead>");
	expect(html).not.toContain("scope");
});
