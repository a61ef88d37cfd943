import { existsSync } from "node:fs";
import { combineTextAndLanguageSettings, getDictionary, loadConfig } from "cspell-lib";
import { ContentError, missingFile } from "../../faults.ts";

/** Knows the words that copy may use. */
export interface Dictionary {
	has(word: string): boolean;
	/** Known words with nearly the same spelling, best first. */
	suggest(word: string): string[];
}

/**
 * Reads the Australian dictionary and the project's own words, from the cspell.json that editors use too.
 * @throws ContentError when one of the two cannot be read; without it nearly every word would be reported
 */
export async function openDictionary(
	file = "cspell.json",
	ownWords = "content/words.txt",
): Promise<Dictionary> {
	if (!existsSync(ownWords)) throw new ContentError([missingFile(ownWords)]);
	const config = await loadConfig(file);
	const settings = combineTextAndLanguageSettings(config, "", ["mdx"]);
	const words = await getDictionary(settings);
	if (!words.has("window")) {
		const message =
			"the Australian dictionary cannot be read; bring this file back, then run npm ci";
		throw new ContentError([{ file, line: 1, column: 1, message }]);
	}
	return {
		has: (word) =>
			words.has(word, { ignoreCase: false }) ||
			words.has(word.toLowerCase(), { ignoreCase: false }),
		suggest: (word) => words.suggest(word, { numSuggestions: 3 }).map((found) => found.word),
	};
}
