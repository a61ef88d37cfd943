import { checkContent } from "../content/check.ts";
import { formatFault } from "../content/faults.ts";
import { openBodyCache } from "../content/mdx/cache.ts";
import type { ContentCopy } from "./contentCopy.ts";

const cache = openBodyCache();

/** What the check says about a copy of the content folder. */
export function listSentences(copy: ContentCopy): string[] {
	return checkContent(copy.root, cache.read).faults.map((fault) => copy.tidy(formatFault(fault)));
}
