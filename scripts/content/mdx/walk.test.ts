import type { Nodes } from "mdast";
import { expect, test } from "vitest";
import { parseText } from "./parse.ts";
import { walk } from "./walk.ts";

const tree = parseText("Salt *is **very** patient*.\n\n> So are we.\n");

test("a tree is walked from the top left, with the way to each node", () => {
	const seen: string[] = [];
	walk<Nodes>(tree, ({ type }, parents) => {
		seen.push([...parents.map((parent) => parent.type), type].join(" "));
	});
	expect(seen).toEqual([
		"root",
		"root paragraph",
		"root paragraph text",
		"root paragraph emphasis",
		"root paragraph emphasis text",
		"root paragraph emphasis strong",
		"root paragraph emphasis strong text",
		"root paragraph emphasis text",
		"root paragraph text",
		"root blockquote",
		"root blockquote paragraph",
		"root blockquote paragraph text",
	]);
});

test("what is below a node can be left out", () => {
	const seen: string[] = [];
	walk<Nodes>(tree, ({ type }) => {
		seen.push(type);
		return type !== "paragraph";
	});
	expect(seen).toEqual(["root", "paragraph", "blockquote", "paragraph"]);
});
