import { existsSync } from "node:fs";
import { getStage } from "./collections.ts";
import { type Changes, makeDater, makeFileFinder, readChanges } from "./dates.ts";
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
	/** For writers: where the file with a page's words is edited at GitHub, if there is one. */
	editorOf: (path: string) => string | undefined;
}

/** The history as it was when it was first asked for. */
let changes: Promise<Changes> | undefined;

/** Reads what there is besides the content, once its pictures are encoded. */
export const readSources = memoize(async (content): Promise<PageSources> => {
	changes ??= readChanges();
	const dateOf = makeDater(content, await changes);
	const editorOf = makeEditorFinder(content);
	return { content, pictures: readPictures(content), cards: readCards(), dateOf, editorOf };
});

/** In a preview the file is on the branch of its pull request, which Netlify names in HEAD. */
function makeEditorFinder({ site: { repository }, suburbs }: Content): PageSources["editorOf"] {
	const stage = getStage();
	if (!repository || stage === "live") return () => undefined;
	const branch = (stage === "preview" && process.env.HEAD) || "main";
	const fileOf = makeFileFinder(suburbs);
	return (path) => {
		const [file = ""] = fileOf(path).split("#");
		return existsSync(file) ? `${repository}/edit/${branch}/${file}` : undefined;
	};
}
