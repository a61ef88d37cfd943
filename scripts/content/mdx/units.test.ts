import { toHtml } from "hast-util-to-html";
import rehypeParse from "rehype-parse";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { expect, test } from "vitest";
import { readBody } from "./check.ts";
import { compileTree } from "./compile.ts";
import { rehypeUnits } from "./units.ts";

const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeUnits);
/** The text with a tilde where a line cannot be broken. */
const bind = (text: string) =>
	String(processor().use(rehypeStringify).processSync(text)).replaceAll(/\u00a0|&#xA0;/g, "~");

test.each([
	["leave 63 mm clear", "leave 63~mm clear"],
	["2.4 m × 1.2 m = 2.88 m², so", "2.4~m~×~1.2~m = 2.88~m², so"],
	["2 × $800 is $1,600; 3 × $800 more", "2~×~$800 is $1,600; 3~×~$800 more"],
	["class 4 (100 km/h) at 3 pm.", "class 4 (100~km/h) at 3~pm."],
	["<strong>1,800 mm</strong> wide", "<strong>1,800~mm</strong> wide"],
])("a line never ends between a figure and its unit: %s", (text, bound) => {
	expect(bind(text)).toBe(bound);
});

test.each(["2 motors", "4 mmm", "30 days", "a m of cloth", "5 m2", "m 5"])(
	"other words part as they like: %s",
	(text) => {
		expect(bind(text)).toBe(text);
	},
);

test("the text of a post has it; its addresses of headings and the words for search stay as typed", () => {
	const text = "## A recess of 70 mm\n\nMeasure 70 mm first.\n";
	const { tree } = readBody(text);
	if (!tree) throw new Error("no tree");
	const { body, sections } = compileTree(tree);
	expect(toHtml(body)).toContain("Measure 70\u00a0mm first.");
	expect(toHtml(body)).toContain('id="a-recess-of-70-mm"');
	expect(sections).toEqual([{ heading: "A recess of 70 mm", text: "Measure 70 mm first." }]);
});
