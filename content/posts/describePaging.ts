import type { Post } from "../collections.ts";
import type { Paging } from "./paging.ts";
import { summariseTitles } from "./summary.ts";

/** Says what the posts are about, where their titles leave room for it. */
const tail = "Costs, choices and care from the people who do the fitting.";

interface Names {
	/** Title of the whole list; pages after the first have their number added. */
	title: string;
	/** What the description begins with, before the titles of the posts. */
	opening: string;
}

/** What the head of a page of a list of posts says: its title, its posts, its picture and the pages beside it. */
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
		prev: number > 1 ? pathOf(number - 1) : undefined,
		next: number < count ? pathOf(number + 1) : undefined,
	};
}
