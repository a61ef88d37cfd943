import { checkContent } from "../scripts/check/soundness.ts";
import { formatFault } from "../scripts/content/faults.ts";
import type { ContentCopy } from "./contentCopy.ts";

/** What the check says about a copy of the content folder. */
export function listSentences(copy: ContentCopy): string[] {
	const { faults } = checkContent(copy.root);
	return faults.map((fault) => copy.tidy(formatFault(fault)));
}
