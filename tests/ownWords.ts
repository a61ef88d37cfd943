import { countWords } from "../scripts/content/format.ts";
import { readPage } from "./html.ts";

/** A place page, with the name that is taken out before it is compared: of its suburb or its region. */
export interface PlacePage {
	path: string;
	name: string;
}

/** The texts of the headings, paragraphs, entries and cells in the main part of a built page. */
export function readBlocks(path: string): string[] {
	const blocks =
		readPage(path)
			.querySelector("main")
			?.querySelectorAll("h1, h2, h3, p, li, dt, dd, th, td, label, legend") ?? [];
	return blocks.map(({ text }) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
}

/**
 * How many words of each page stand in sentences that no other of the pages has, whatever their places are called: what
 * is left when the name is taken out of a page that was made by putting it in.
 * @returns by path
 */
export function countOwnWords(pages: readonly PlacePage[]): Map<string, number> {
	const read = pages.map(({ path, name }) => {
		const neutral = readBlocks(path).map((block) => block.replaceAll(name, "…"));
		const sentences = neutral.flatMap((block) => block.split(/(?<=[.!?;])\s+/));
		return { path, sentences: [...new Set(sentences)] };
	});
	const holders = new Map<string, number>();
	for (const { sentences } of read)
		for (const sentence of sentences) holders.set(sentence, (holders.get(sentence) ?? 0) + 1);
	return new Map(
		read.map(({ path, sentences }) => {
			const own = sentences.filter((sentence) => holders.get(sentence) === 1);
			return [path, own.reduce((sum, sentence) => sum + countWords(sentence), 0)] as const;
		}),
	);
}
