import { readFileSync } from "node:fs";
import { afterAll, expect } from "vitest";
import { type Checked, checkContent } from "../scripts/content/check.ts";
import { formatFault } from "../scripts/content/faults.ts";
import { type ContentCopy, copyContent } from "./contentCopy.ts";
import { readBodyOnce } from "./readBodyOnce.ts";

/** A copy of the content folder that is deleted after the tests around this call. */
export function openContentCopy(): ContentCopy {
	const copy = copyContent();
	afterAll(() => copy.dispose());
	return copy;
}

/** What the check finds in a copy of the content folder; texts that it has read before are remembered. */
export function checkCopy(copy: ContentCopy): Checked {
	return checkContent(copy.root, readBodyOnce);
}

/** What the check says about a copy of the content folder. */
export function listSentences(copy: ContentCopy): string[] {
	return checkCopy(copy).faults.map((fault) => copy.tidy(formatFault(fault)));
}

/** What the check says about a copy of the content folder while one of its files has other words. */
export function listSpoilt(
	copy: ContentCopy,
	name: string,
	from: string | RegExp,
	to: string,
): string[] {
	const sound = readFileSync(`content/${name}`, "utf8");
	const spoilt = sound.replace(from, to);
	expect(spoilt).not.toBe(sound);
	copy.write(name, spoilt);
	const sentences = listSentences(copy);
	copy.write(name, sound);
	return sentences;
}
