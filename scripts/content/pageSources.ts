import { type Changes, makeDater, readChanges } from "./dates.ts";
import { memoize } from "./entries.ts";
import type { Content } from "./load.ts";
import { type Cards, type Pictures, readCards, readPictures } from "./pictures/encoded.ts";

/** What pages, feeds and the sitemap are made from. */
export interface PageSources {
	content: Content;
	pictures: Pictures;
	cards: Cards;
	/** The day on which the words of a page last changed, if it is known. */
	dateOf: (path: string) => string | undefined;
}

/** The history as it was when it was first asked for. */
let changes: Promise<Changes> | undefined;

/** Reads what there is besides the content, once its pictures are encoded. */
export const readSources = memoize(async (content): Promise<PageSources> => {
	changes ??= readChanges();
	const dateOf = makeDater(content, await changes);
	return { content, pictures: readPictures(content), cards: readCards(), dateOf };
});
