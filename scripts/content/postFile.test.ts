import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeSlug, splitTemplate, writePost } from "./postFile.ts";
import { parseSource } from "./source.ts";

const template = readFileSync("content/template.mdx", "utf8");

test.each([
	["Kiama's salt and O’Brien's café", "kiamas-salt-and-obriens-cafe"],
	["Taken", "taken-3"],
	["  Façade & blinds: 2 × 3 m?  ", "facade-blinds-2-3-m"],
	["Décor and rosé, Møbel Łódź", "decor-and-rose-mobel-lodz"],
	[
		"A title of many words that goes on for longer than an address does",
		"a-title-of-many-words-that-goes-on-for-longer-than-an",
	],
	["a".repeat(70), "a".repeat(60)],
])("ARC-06 BEY-14 the address of a post called %j is %j", (title, slug) => {
	expect(makeSlug(title, (name) => ["taken", "taken-2"].includes(name))).toBe(slug);
});

test("BEY-14 what a post's file is given, it holds, whatever signs it has, and the template's other lines stay", () => {
	const words = ['"salt"', "it's: #1", "- ü “so”", "\\n \\ [ {", "true", "null", "1e3", "2026"];
	for (const title of words) {
		const fields = { title, tags: words, checked: "2026-11", draft: undefined };
		const file = writePost(template, fields, "Text.\n");
		const { data, body, faults } = parseSource("content/blog/x.mdx", file);
		expect(faults).toEqual([]);
		expect(data).toMatchObject({ title, tags: words, checked: "2026-11", image: "zip-screens" });
		expect(data).not.toHaveProperty("draft");
		expect(body.trim()).toBe("Text.");
	}
	expect(writePost(template, {})).toBe(template);
	expect(template).toContain("# Write here its category");
	expect(writePost(template, { category: "Awnings" })).not.toContain("its category");
	expect(splitTemplate(template).text).toMatch(/^Write here the answer/);
});
