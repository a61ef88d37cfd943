import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { findMisspelt } from "./spelling.ts";

const folder = mkdtempSync(path.join(tmpdir(), "spelling-"));

test("VAL-11 a word that is not Australian, or is a name in small letters, is named with the right one", async () => {
	const file = path.join(folder, "post.mdx");
	const text =
		"---\nslug: sprey\ntitle: The color\n---\n\nGray [sprey](/sprey) near bombo, Kiama's mold, Bombo.";
	writeFileSync(file, `${text} See cpsc.gov.au, organise, motorized.\n`);
	const found = await findMisspelt([file]);
	const inText = found.filter((fault) => fault.file === file);
	expect(inText.map(({ line, column, message }) => [line, column, message])).toEqual([
		[3, 12, expect.stringMatching(/^"color" is in no dictionary; did you mean /)],
		[6, 1, '"Gray" is not how this site spells it; write grey'],
		[6, 7, expect.stringContaining('"sprey" is in no dictionary; did you mean')],
		[6, 27, expect.stringContaining('did you mean "Bombo"?')],
		[6, 42, '"mold" is not how this site spells it; write mould'],
		[6, 82, expect.stringContaining('"motorized" is in no dictionary')],
	]);
	// Every one of many, in the second of two files.
	const many = path.join(folder, "many.mdx");
	writeFileSync(many, "sprey\n".repeat(150).replaceAll("\n", " on\n"));
	const all = (await findMisspelt([file, many])).filter((fault) => fault.file === many);
	expect(all.map(({ line }) => line)).toEqual(Array.from({ length: 150 }, (_, index) => index + 1));
	// The words of every other text are idle here, and only they.
	const idle = found.filter((fault) => fault.file === "content/words.txt");
	expect(idle.map(({ message }) => message)).toContain("no text has this word; take the line out");
	const lines = readFileSync("content/words.txt", "utf8").split("\n");
	expect(idle.map(({ line }) => lines[line - 1])).not.toContain("Bombo");
});
