import type { Paging } from "../../components/Paging/paging.ts";
import type { Post } from "../../scripts/content/collections.ts";
import { summariseTitles } from "./summary.ts";

/** Says what the posts are about, if their titles leave room for it. */
const tail = "Costs, choices and care from the people who do the fitting.";

interface Names {
	/** Title of the whole list; pages after the first have their number added. */
	title: string;
	/** The start of the description, before the titles of the posts. */
	opening: string;
}

/** The head of a page in a list of posts: title, description and picture. */
export function describePaging(
	{ entries, number, count, pathOf }: Paging<Pick<Post, "title" | "image">>,
	{ title, opening }: Names,
) {
	const titles = entries.map((entry) => entry.title);
	return {
		title: number === 1 ? title : `${title}, page ${number} of ${count}`,
		description: summariseTitles(`${opening}: `, titles, tail),
		path: pathOf(number),
		image: entries[0]?.image,
	};
}
