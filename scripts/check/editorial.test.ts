import { expect, test } from "vitest";
import { copyContent } from "../../tests/contentCopy.ts";
import { getToday } from "../content/collections.ts";
import { formatFault } from "../content/faults.ts";
import { editContent } from "./editorial.ts";
import { checkContent } from "./soundness.ts";

const summary = `${"What salt does to a screen near the sea, and how to wash it off. ".repeat(2)}`;
const month = getToday().slice(0, 7);
const sound = `---
title: Salt on a screen
slug: SLUG
excerpt: ${summary.trim()}
date: 2026-01-31
author: business
image: zip-screens
category: Zip Screens
tags: [salt, screens, care]
checked: ${month}
description: ${summary.replace("What", "All that").trim().slice(0, 150)}
---

${"Rinse the mesh with fresh water on a calm day. ".repeat(50)}

## How often

After each storm, see [the screens](/products/zip-screens).

![A rinsed screen](/images/zip-screens "Rinsed.")

Ask us at a [free measure](/contact).
`;

/** A change to the sound post, the text at the place that is named, and what is said there. */
const slips: [from: string | RegExp, to: string, at: string, message: string][] = [
	[/(Rinse the mesh[^.]*\. )+/, "Rinse it. ", "Rinse", "words; write 450 at least"],
	["How often", `How often${" so it goes".repeat(600)}`, "Rinse", "cut to 2000"],
	["Rinse the", "## Why\n\nRinse the", "## Why", "the page shows this as the short answer"],
	["## How often", "### How often", "### How", "use ## here"],
	["## How often", "## Salt\n\n## How often", "## Salt", "nothing stands under this heading"],
	[/Ask us.*/, "Ask us.", "Ask", "end with a paragraph that links to /contact"],
	["[the screens]", "[here]", "[here]", "let the linked words say where the link goes"],
	[/\[the screens\].*/, '<a href="/blog">here</a>.', "<a href", "let the linked words say"],
	["[free measure]", "[here]", "[here]", "let the linked words say where the link goes"],
	["After each", "Ring 0412 345 678 after each", "0412", "the page shows the phone number"],
	["After each", "Write to us@example.com after each", "us@", "the page shows the e-mail address"],
	["After each", "TODO after each", "TODO", "the draft's own text"],
	["After each", "It is $XX after each", "XX", "the draft's own text"],
	["After each", "It opens TBC after each", "TBC", "the draft's own text"],
	["After each", "It is $??? after each", "???", "the draft's own text"],
	["After each", "It is $400 ex. GST after each", "ex. GST", "prices here include GST"],
	["After each", "Mind Asbestos after each", "Asbestos", "add asbestos"],
	[month, "2062-11", "2062-11", "this month is still to come"],
	// A list that cannot be read may name it.
	[
		/Salt on a screen(?<rest>.*checked: )[\d-]+/s,
		"Asbestos on a screen\nsources: asbestos$<rest>2062-11",
		"2062-11",
		"still to come",
	],
];

test("VAL-11 the editor's check names each slip in its place, and finds nothing in a sound post", () => {
	const copy = copyContent();
	const typed = sound
		.replace("[free measure](/contact)", '<a href="/contact">free measure</a>')
		.replace(month, "November 2062");
	const changed = slips.map(([from, to]) => sound.replace(from, to));
	const texts = [sound, typed, ...changed].map((text, index) =>
		text.replace("SLUG", `post-${index}`),
	);
	for (const [index, text] of texts.entries()) copy.write(`blog/post-${index}.mdx`, text);
	const found = editContent(checkContent(copy.root));
	const said = texts.map((text, index) =>
		found
			.filter(({ file }) => file.endsWith(`/post-${index}.mdx`))
			.map(({ line, column, message }) => {
				return [(text.split("\n")[line - 1] ?? "").slice(column - 1, column + 9), message];
			}),
	);
	expect(said).toEqual([
		[],
		[],
		...slips.map(([, , at, message]) => [
			[expect.stringContaining(at), expect.stringContaining(message)],
		]),
	]);
});

test("VAL-11 what is wrong elsewhere in a post hides nothing of what an editor says, and a draft's post is edited too", () => {
	const copy = copyContent();
	const broken = sound
		.replace("SLUG", "broken")
		.replace("image: zip-screens", "image: zip-screns")
		.replace("After each", "<img src=x onerror=alert(1)>\n\n{TODO after each")
		.replace("date: 2026-01-31", "date: 2026-02-30\ndraft: true")
		.replace('"Rinsed."', '"Mind asbestos."');
	copy.write("blog/broken.mdx", broken);
	copy.write("blog/torn.mdx", `<<<<<<< HEAD\n${sound}`);
	const checked = checkContent(copy.root);
	const said = [...checked.faults, ...editContent(checked)].filter(({ file }) =>
		file.endsWith("/broken.mdx"),
	);
	const parts = [
		"date: 2026-02-30 is no day",
		"image: ",
		"<img>",
		"braces",
		"draft's own",
		"add asbestos",
	];
	expect(parts.filter((part) => !said.some((fault) => formatFault(fault).includes(part)))).toEqual(
		[],
	);
	expect(said).toHaveLength(parts.length);
	expect(editContent(checked).filter(({ file }) => file.endsWith("/torn.mdx"))).toEqual([]);
});
