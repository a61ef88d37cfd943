import { expect, test } from "vitest";
import { splitFrontmatter } from "./frontmatter.ts";
import { parseFrontmatter } from "./source.ts";

test.each(["---", "--- ", "---\t"])("VAL-11 a fault under %j stands at its line", (fence) => {
	const { faults } = parseFrontmatter("x.mdx", `${fence}\nid: 1\ntitle: @x\n${fence}\nText.\n`);
	expect(faults.map(({ line, column }) => [line, column])).toEqual([[3, 8]]);
});

const start = "start the file with a line of --- and nothing above it, the frontmatter under it";
const close = "close the frontmatter with a line of --- alone";

test.each([
	["Words alone.\n", start],
	["\n---\nid: 1\n---\n", start],
	["—\nid: 1\n---\n", start],
	["---js\nid: 1\n---\n", start],
	[" ---\nid: 1\n---\n", start],
	["---\nid: 1\nWords.\n", close],
	["---\nid: 1\n----\nWords.\n", close],
])("VAL-11 %j is one fault, and nothing of it is read", (text, fault) => {
	expect(splitFrontmatter(text)).toEqual({ yaml: "", body: "", fault });
	expect(parseFrontmatter("x.mdx", text)).toMatchObject({
		data: undefined,
		faults: [{ line: 1, column: 1, message: fault }],
	});
});

test("the text keeps its line numbers", () => {
	expect(splitFrontmatter("---\nid: 1\n---\nWords\n---\n")).toEqual({
		yaml: "id: 1",
		body: "\n\n\nWords\n---\n",
	});
});
