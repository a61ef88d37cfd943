import { expect, test } from "vitest";
import { listTerms } from "../../../components/Search/terms.ts";
import { makeText, renderMdx } from "../../../tests/mdxText.tsx";
import { readBody } from "../../check/text/parse.ts";
import { curlQuotes } from "../format.ts";

test.each([
	["the neighbours' side, and it's cold", "the neighbours’ side, and it’s cold"],
	['wary of "it\'s BAL-29 round here".', "wary of “it’s BAL-29 round here”."],
	["homes of the 1990's and the '90s", "homes of the 1990’s and the ’90s"],
	['the 6\' "tall" door and the 2" slat', "the 6' “tall” door and the 2\" slat"],
	...["a 6' by 4' door", "5'6\" tall", "“up to” 90%", "wait... 2 -- 3"].map((text) => [text, text]),
])("quotes and apostrophes are printed curly, feet and inches as typed: %s", (typed, printed) => {
	expect(curlQuotes(typed)).toBe(printed);
});

test("a post has them in its text, across marks and in its tables, and search quotes it so", async () => {
	const text = `## The room's light

Say "it's **BAL-29**" and [the neighbour's](/contact "Ask 'us'").

| Child's room | Note |
| --- | --- |
| 2" slat | "quiet" |
`;
	const { sections } = await makeText(text);
	const html = await renderMdx(text);
	expect(readBody(text).anchors).toEqual(["the-rooms-light"]);
	expect(html).toContain('<h2 id="the-rooms-light">');
	expect(html).toContain('href="/contact"');
	expect(sections).toEqual([
		{
			id: "the-rooms-light",
			heading: "The room’s light",
			text: 'Say “it’s BAL-29” and the neighbour’s. Child’s room, Note. 2" slat, “quiet”.',
		},
	]);
	for (const words of ["Say “it’s ", "”", "the neighbour’s", "Child’s room", "“quiet”"])
		expect(html).toContain(words);
});

test("a picture has them in its words, and a quotation may begin at the start of a line and go on over its end", async () => {
	const picture = await renderMdx(`![The child's "rail"](/images/rail "It's 'deep'.")\n`);
	expect(picture).toContain('alt="The child’s “rail”" title="It’s ‘deep’."');
	expect(await renderMdx('Ask\\\n"how deep\\\nit is" first.\n')).toBe(
		"<p>Ask<br/>\n“how deep<br/>\nit is” first.</p>",
	);
});

test("BEY-04 search has the same terms for either apostrophe", () => {
	expect(listTerms("the children’s blinds")).toEqual(listTerms("the children's blinds"));
});
