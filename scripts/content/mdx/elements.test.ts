import { expect, test } from "vitest";
import { makeText, renderMdx } from "../../../tests/mdxText.tsx";
import { readBody } from "../../check/text/parse.ts";
import { bindUnits } from "../format.ts";

const render = async (text: string) => (await renderMdx(text)).replaceAll("\n", "");

test("of tables, where the corner is empty, the first column names the rows", async () => {
	const html = await render(
		"| | Voile |\n| --- | --- |\n| In sun | fades |\n| In wind | moves |\n",
	);
	expect(html).toContain('<thead><tr><td></td><th scope="col">Voile</th></tr></thead>');
	expect(html).toContain('<tr><th scope="row">In sun</th><td>fades</td></tr>');
	expect(html).toContain('<tr><th scope="row">In wind</th><td>moves</td></tr>');
});

test("of tables, with a heading over the first column, all stays as it is", async () => {
	const html = await render("| For | Against |\n| --- | --- |\n| It is dark | It is dark |\n");
	expect(html).toContain("<thead><tr><th>For</th><th>Against</th></tr></thead>");
	expect(html).not.toContain("scope");
});

test.each([
	["63 mm, 6 cm, 2 km or 9 kg", "63~mm, 6~cm, 2~km or 9~kg"],
	["2 kW or 19 kW/m² at 40 °C from 9 am", "2~kW or 19~kW/m² at 40~°C from 9~am"],
	["2.4 m × 1.2 m = 2.88 m², so", "2.4~m~×~1.2~m = 2.88~m², so"],
	["class 4 (100 km/h) at 3 pm.", "class 4 (100~km/h) at 3~pm."],
	["$300 per m², $90 per window", "$300 per~m², $90 per~window"],
])("a line never ends between a figure and its unit: %s", (text, bound) => {
	expect(bindUnits(text).replaceAll("\u00a0", "~")).toBe(bound);
});

test.each(["2 motors", "4 mmm", "30 days", "a m of cloth", "paper or cloth", "5 m2", "m 5"])(
	"a line may end between other words: %s",
	(text) => {
		expect(bindUnits(text)).toBe(text);
	},
);

test("a line never ends between a figure and its unit in the caption of a picture", async () => {
	const html = await renderMdx('![A rail](/images/rail "It is 70 mm deep.")\n');
	expect(html).toContain('title="It is 70\u00a0mm deep."');
});

test("a line never ends between a figure and its unit in the text of a post; its anchors and the words for search stay as typed", async () => {
	const text = "## A recess of 70 mm\n\nMeasure **70 mm** first.\n\n### Deeper\n\nFit it.\n";
	expect(await renderMdx(text)).toContain("Measure <strong>70\u00a0mm</strong> first.");
	expect((await makeText(text)).sections).toEqual([
		{
			id: "a-recess-of-70-mm",
			heading: "A recess of 70 mm",
			text: "Measure 70 mm first. Deeper Fit it.",
		},
	]);
});

test("what GFM itself sets stays: the number a list begins with, and how cells are aligned", async () => {
	expect(await renderMdx("1. Fit the track\n\nLet it settle.\n\n2. Hang the cloth\n")).toContain(
		'<ol start="2">',
	);
	expect(await renderMdx("| Kind | Price |\n| :-- | --: |\n| Voile | $40 |\n")).toContain(
		'<td style="text-align:right">$40</td>',
	);
});

test("a line of tags has no paragraph around it, and words beside a tag keep theirs", async () => {
	expect(await renderMdx("<ul><li>Salt</li></ul>")).toBe("<ul><li>Salt</li></ul>");
	expect(await renderMdx("Salt <em>stays</em>.")).toBe("<p>Salt <em>stays</em>.</p>");
});

test("a typed tag keeps its attributes, and none that is code", async () => {
	expect(await renderMdx('<a href={"/contact"} title="Ask us">x</a>')).toBe(
		'<a title="Ask us">x</a>',
	);
});

test.each([
	[
		"a line's end that the writer has set",
		"Hot water<br />which sets\\\nthe stain.\n",
		"Hot water which sets the stain.",
	],
	[
		"the end of a list item that is typed as tags on one line",
		"<ul><li>Hose the mesh</li><li>Dry the <em>bar</em></li></ul>\n",
		"Hose the mesh Dry the bar",
	],
])("BEY-04 words before and after %s stay apart in search", async (_what, text, line) => {
	expect((await makeText(text)).sections).toEqual([{ id: "", heading: "", text: line }]);
});

test("the check expects of a heading the id that its page has, whatever spaces and breaks it has", async () => {
	for (const text of ["## Sun  and<br />shade", '<h2 id="sun-and-shade">Salt</h2>']) {
		expect(await renderMdx(text)).toContain('id="sun-and-shade"');
		expect(readBody(text).anchors).toEqual(["sun-and-shade"]);
	}
});
