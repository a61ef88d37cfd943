import { getStandingPage } from "../../../scripts/content/collections.ts";
import { getText } from "../../../scripts/content/texts.ts";

/** A section that search results and the lists of the search page link to. */
export interface GuideSection {
	name: string;
	path: string;
	text: string;
}

/** Sections of the shutters guide with their addresses. */
export async function listGuideSections(): Promise<GuideSection[]> {
	const guide = getStandingPage("plantation-shutters-guide");
	const { sections } = await getText(guide);
	return sections
		.filter(({ id }) => id)
		.map(({ id, heading, text }) => ({ name: heading, path: `/${guide.slug}#${id}`, text }));
}

/**
 * The first sentence that says something: longer than a word in bold, and with fewer commas than a table row,
 * where they separate the cells. The beginning of the text if there is none.
 */
export function takeSentence(text: string): string {
	const sentences = text.split(/(?<=[.!?])\s+/);
	const isWhole = (sentence: string) => sentence.length >= 25 && sentence.split(",").length <= 3;
	return sentences.find(isWhole) ?? sentences[0] ?? "";
}
