import { findLinkFaults } from "./check/brokenLinks.ts";
import { checkEntryNames } from "./check/entryNames.ts";
import { checkFacts, checkPrices } from "./check/factUses.ts";
import { type Loaded, listKnown, Names } from "./check/knownNames.ts";
import { checkPlaces } from "./check/mapPlaces.ts";
import { checkPages } from "./check/pageTexts.ts";
import { checkPictures } from "./check/pictureNames.ts";
import { checkReferences } from "./check/references.ts";
import { type Fault, sortFaults } from "./faults.ts";
import { type FoundContent, loadContent } from "./load.ts";
import { type Article, type Body, readBody } from "./mdx/parse.ts";
import { checkDrawings } from "./pictures/drawings.ts";
import { listCodeUses } from "./pictures/pictureUses.ts";
import { getToday } from "./publication.ts";
import type { Source } from "./source.ts";

/** What a check found. */
export interface Checked {
	root: string;
	content: FoundContent;
	faults: Fault[];
	/** Every file that was read. */
	sources: Source[];
	articles: Article[];
}

/**
 * Finds every fault that would make the site unsound: data, names, drawings, and the markup and links of each MDX file.
 * @param root the content folder, as a path from the working directory
 * @param read reads a text; a cache may take its place
 */
export function checkContent(root = "content", read: (text: string) => Body = readBody): Checked {
	return checkLoaded(loadContent(root), root, read);
}

/** Like checkContent(), for a folder that loadContent() has read. */
export function checkLoaded(
	{ content, faults, sources }: ReturnType<typeof loadContent>,
	root: string,
	read: (text: string) => Body,
): Checked {
	const loaded = { root, content, sources };
	const today = getToday();
	const articles = sources.filter(isMdx).map((source) => ({ source, body: read(source.body) }));
	faults.push(...findNameFaults(loaded, today, faults.length === 0));
	for (const { source, body } of articles)
		faults.push(...body.refusals.map((refusal) => ({ file: source.file, ...refusal })));
	faults.push(...checkDrawings(root));
	faults.push(...findLinkFaults({ ...loaded, articles, today }));
	return { ...loaded, faults: sortFaults(faults), articles };
}

/** Finds names that refer to nothing, stand twice or are used nowhere, which no file shows by itself. */
function findNameFaults(loaded: Loaded, today: string, isSound: boolean): Fault[] {
	const names = new Names(listKnown(loaded));
	checkEntryNames(names, loaded);
	checkReferences(names, loaded, today);
	checkPlaces(names, loaded);
	checkFacts(names, loaded);
	checkPrices(names, loaded);
	checkPages(names, loaded);
	checkPictures(names, loaded, listCodeUses(), isSound);
	return names.faults;
}

/** True for a source with a text under its frontmatter. */
export function isMdx({ file }: Source): boolean {
	return file.endsWith(".mdx");
}
