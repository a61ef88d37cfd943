import { findIdFaults } from "./check/ids.ts";
import { findAddressFaults } from "./check/links.ts";
import { findPictureFaults } from "./check/pictures.ts";
import { type Fault, sortFaults } from "./faults.ts";
import { type FoundContent, loadContent } from "./load.ts";
import { type Body, readBody } from "./mdx/check.ts";
import { checkDrawings } from "./pictures/drawings.ts";
import { listCodeUses } from "./pictures/pictureUses.ts";
import { getToday } from "./publication.ts";
import { findReferenceFaults } from "./references.ts";
import type { Source } from "./source/source.ts";

/** An MDX file with its parsed text. */
export interface Article {
	source: Source;
	body: Body;
}

/** What a check found. */
export interface Checked {
	content: FoundContent;
	faults: Fault[];
	/** Every file that was read. */
	sources: Source[];
	articles: Article[];
}

/**
 * Finds every fault that would make the site unsound: data, references, drawings, and the markup and links of
 * each MDX file.
 * @param root the content folder, as a path from the working directory
 * @param read reads a text; a cache may take its place
 */
export function checkContent(root = "content", read: (text: string) => Body = readBody): Checked {
	return checkLoaded(loadContent(root), root, read);
}

/** Like checkContent(), for a folder that loadContent() has read. */
export function checkLoaded(
	{ content, faults, sources, written }: ReturnType<typeof loadContent>,
	root: string,
	read: (text: string) => Body,
): Checked {
	faults.push(...findReferenceFaults({ content, ...written }, root));
	const isSound = faults.length === 0;
	const articles = sources.filter(isMdx).map((source) => ({ source, body: read(source.body) }));
	for (const { source, body } of articles) {
		faults.push(...body.refusals.map((refusal) => ({ file: source.file, ...refusal })));
	}
	faults.push(...checkDrawings(root));
	faults.push(...findPictureFaults({ content, sources, root }, listCodeUses(), isSound));
	faults.push(...findAddressFaults({ content, sources, articles, root, today: getToday() }));
	faults.push(...findIdFaults(articles, content));
	return { content, faults: sortFaults(faults), sources, articles };
}

/** True for a source with a text under its frontmatter. */
export function isMdx({ file }: Source): boolean {
	return file.endsWith(".mdx");
}
