import type { Paging } from "../../scripts/content/addresses.ts";
import type { Post } from "../../scripts/content/collections.ts";

/** Says what the posts are about, if their titles leave room for it. */
const tail = "Costs, choices and care, and each post opens with its answer.";

interface Names {
	/** Title of the whole list; pages after the first have their number added. */
	title: string;
	/** The start of the description, before the titles of the posts. */
	opening: string;
}

/** The head of a page in a list of posts: title, description and picture. */
export function describePaging(
	{ entries, number, paths }: Paging<Pick<Post, "title" | "image">>,
	{ title, opening }: Names,
) {
	const titles = entries.map((entry) => entry.title);
	return {
		title: number === 1 ? title : `${title}, page ${number} of ${paths.length}`,
		description: summariseTitles(`${opening}: `, titles, tail),
		path: paths[number - 1] ?? "",
		image: entries[0]?.image,
	};
}

/** Most characters of a description; search results cut it off there. */
const most = 160;

/**
 * A description made of an opening and as many whole titles as fit into 160 characters.
 * @param tail added if it fits as well, so that short lists still say enough
 */
export function summariseTitles(opening: string, titles: readonly string[], tail: string): string {
	const [first = "", ...rest] = titles;
	let text = `${opening}${first}`;
	if (text.length >= most) text = `${cutAtWord(text, most - 1)}…`;
	for (const title of rest) {
		if (text.length + title.length + 3 > most) break;
		text += `; ${title}`;
	}
	if (text.endsWith("…")) return text;
	if (!/[.?!]$/.test(text) && text.length < most) text += ".";
	return text.length + tail.length + 1 <= most ? `${text} ${tail}` : text;
}

function cutAtWord(text: string, length: number): string {
	return text.slice(0, length + 1).replace(/[\s,;:]+\S*$/, "");
}
