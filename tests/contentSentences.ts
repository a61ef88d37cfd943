import { checkContent } from "../scripts/check/soundness.ts";
import { formatFault } from "../scripts/content/faults.ts";
import { type ContentCopy, copyContent } from "./contentCopy.ts";

/** What the check says about a copy of the content folder. */
export function listSentences(copy: ContentCopy): string[] {
	const { faults } = checkContent(copy.root);
	return faults.map((fault) => copy.tidy(formatFault(fault)));
}

/** Words of a content file, and what stands in their place. */
export type Edit = readonly [file: string, from: string | RegExp, to: string];

/** What the check says about the content folder after all these edits. */
export function listAfterEdits(edits: readonly Edit[]): string[] {
	const copy = copyContent();
	for (const [file, from, to] of edits) {
		const text = copy.read(file);
		const spoilt = text.replace(from, to);
		if (spoilt === text) throw new Error(`${file} has no ${from}`);
		copy.write(file, spoilt);
	}
	return listSentences(copy);
}
