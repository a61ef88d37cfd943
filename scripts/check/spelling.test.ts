import { expect, test } from "vitest";
import { findMisspelt } from "./spelling.ts";

test("VAL-11 a word that is not Australian, or is a name in small letters, is named with the right one", async () => {
	const text = `---
slug: sprey
title: The color
---

Gray [sprey](/sprey "A sprey") near bombo, Kiama's mold, Bombo.
See cpsc.gov.au, organise, motorized. <em class="sprey">x</em> ![x](/figures/sprey.svg "Spreys.")
In Bulli&rsquo;s bulk of colour, in Buli.
`;
	// Every one of many, in the second of two files.
	const found = await findMisspelt([
		{ file: "post.mdx", text },
		{ file: "many.mdx", text: "sprey on\n".repeat(150) },
	]);
	const inText = found.filter(({ file }) => file === "post.mdx");
	expect(inText.map(({ line, column, message }) => [line, column, message])).toEqual([
		[3, 12, expect.stringMatching(/^"color" is in no dictionary; did you mean "colour"/)],
		[6, 1, '"Gray" is not how this site spells it; write grey'],
		[6, 7, expect.stringContaining('"sprey" is in no dictionary; did you mean')],
		[6, 24, expect.stringContaining('"sprey" is in no dictionary')],
		[6, 37, expect.stringContaining('did you mean "Bombo"?')],
		[6, 52, '"mold" is not how this site spells it; write mould'],
		[7, 28, expect.stringContaining('"motorized" is in no dictionary')],
		[7, 89, expect.stringContaining('"Spreys" is in no dictionary')],
		[8, 37, expect.stringContaining('did you mean "Bulli"?')],
	]);
	const places = found
		.filter(({ file }) => file === "many.mdx")
		.map(({ line, column }) => [line, column]);
	expect(places).toEqual(Array.from({ length: 150 }, (_, index) => [index + 1, 1]));
});
