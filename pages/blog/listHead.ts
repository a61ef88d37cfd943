import type { Paging } from "../../scripts/content/addresses.ts";
import type { Post } from "../../scripts/content/collections.ts";

/** With an opening of 35 characters and a title of 62, the most that a post's may have, 160 in all. */
const tail = "Costs, choices and care, with each answer near the top.";

/**
 * The head of a page in a list of posts: the list's title, with the number of a page after the first, a description that
 * begins with the opening and the title of the first post, and the picture of that.
 */
export function describePaging(
	{ entries, number, paths }: Paging<Pick<Post, "title" | "image">>,
	{ title, opening }: Record<"title" | "opening", string>,
) {
	const [first] = entries;
	const sentence = `${opening}: ${first?.title}`;
	return {
		title: number === 1 ? title : `${title}, page ${number} of ${paths.length}`,
		description: `${sentence}${/[?!]$/.test(sentence) ? "" : "."} ${tail}`,
		image: first?.image,
	};
}
