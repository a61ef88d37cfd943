import { expect, test } from "vitest";
import { placeholder, postSchema } from "./post.ts";

const post = {
	id: 1,
	title: "Shade",
	slug: "shade",
	date: "2025-09-17",
	author: "business",
	image: "deck",
	category: "Blinds",
};
const drafted = `${placeholder} ${"a".repeat(120)}`;
const written = `Shade ${"a".repeat(120)}`;
const whole = { excerpt: written, description: `${written}!`, sources: ["asbestos"] };
const own = "write it before the post is published; this is still the draft's own text";
const reason = "description: say the answer here; the excerpt gives a reason to read";

test.each<[what: string, fields: object, said: (string | RegExp)[]]>([
	[
		"a draft's own text",
		{ excerpt: drafted, description: drafted },
		[`excerpt: ${own}`, `description: ${own}`],
	],
	["that of a draft", { excerpt: drafted, description: drafted, draft: true }, []],
	["its words further on", { excerpt: `${written} ${placeholder}`, description: written }, []],
	["sources that nobody read", whole, ["sources: add checked, the month in which they were read"]],
	["sources that somebody read", { ...whole, checked: "2026-11" }, []],
	[
		"a tag that a feed cannot hold",
		{ excerpt: written, description: `${written}!`, tags: ["salt", "rust", "< 5 mm"] },
		["tags.2: write the tag in small letters, without <"],
	],
	["a year alone", { ...whole, checked: 2026 }, ["checked: write the month as 2026-11"]],
	["sources of a draft", { ...whole, draft: true }, []],
	[
		"one beside another fault",
		{ title: 7, excerpt: written, description: written },
		[/^title/, reason],
	],
	["neither text", { excerpt: undefined, description: undefined }, [/^excerpt/, /^description/]],
])("ARC-06 of a post with %s it is said: %j", (_what, fields, said) => {
	const issues = postSchema.safeParse({ ...post, ...fields }).error?.issues ?? [];
	expect(issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual(
		said.map((words) => (typeof words === "string" ? words : expect.stringMatching(words))),
	);
});
