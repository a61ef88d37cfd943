import { expect, test } from "vitest";
import { parseFrontmatter } from "./source.ts";

test.each(["---", "--- ", "---\t"])("VAL-11 a fault under %j stands at its line", (fence) => {
	const text = `${fence}\nid: 1\ntitle: @x\n${fence}\nText.\n`;
	const { faults } = parseFrontmatter("x.mdx", text);
	expect(faults.map(({ line, column }) => [line, column])).toEqual([[3, 8]]);
});
