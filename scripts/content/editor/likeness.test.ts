import { expect, test } from "vitest";
import type { Post } from "../load.ts";
import { readBody } from "../mdx/parse.ts";
import { parseSource } from "../source.ts";
import { makeEditedPost } from "./editedPost.ts";
import { findLikeness } from "./likeness.ts";

/** A post that opens with these words and ends on this link. */
function makePost(number: number, opening: string, ending: string) {
	const text = `---\nid: 1\n---\n${opening} number ${number}.\n\nBook a [${ending}](/contact).\n`;
	const source = parseSource(`content/blog/${number}.mdx`, text);
	const post = { date: `2025-01-${number + 10}`, file: source.file } as Post;
	const edited = makeEditedPost(post, { source, body: readBody(source.body) });
	if (!edited) throw new Error("the post is not sound");
	return edited;
}

const words = "one two three four five six seven eight nine ten".split(" ");

test.each([
	["no form has too large a share", 2, []],
	["a tenth and more open alike", 3, ['3 of 20 posts open with "Roller shutters"']],
])("of 20 posts of which %s", (_, alike, messages) => {
	const posts = Array.from({ length: 20 }, (_one, index) =>
		makePost(
			index,
			index < alike ? "Roller shutters" : `Word${index} here`,
			words[index % 10] ?? "",
		),
	);
	const found = findLikeness(posts);
	expect(found.map(({ message }) => message.replace(/;.*/, ""))).toEqual(messages);
	expect(found.map(({ file }) => file)).toEqual(messages.map(() => "content/blog/2.mdx"));
});
