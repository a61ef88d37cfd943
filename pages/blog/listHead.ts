import type { Paging } from "../../scripts/content/addresses.ts";
import type { Post } from "../../scripts/content/collections.ts";

/** With an opening of 35 characters and a title of 62, the most that a post's may have, 160 in all. */
const tail = "Costs, choices and care, with each answer near the top.";

interface Names {
	/** Title of the whole list; pages after the first have their number added. */
	title: string;
	/** The start of the description, before the title of the first post. */
	opening: string;
}

/** The head of a page in a list of posts: title, description and picture. */
export function describePaging(
	{ entries, number, paths }: Paging<Pick<Post, "title" | "image">>,
	{ title, opening }: Names,
) {
	const [first] = entries;
	const sentence = `${opening}: ${first?.title}`;
	return {
		title: number === 1 ? title : `${title}, page ${number} of ${paths.length}`,
		description: `${sentence}${/[?!]$/.test(sentence) ? "" : "."} ${tail}`,
		image: first?.image,
	};
}
