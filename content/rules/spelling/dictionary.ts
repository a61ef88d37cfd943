import { combineTextAndLanguageSettings, getDictionary, loadConfig } from "cspell-lib";

/** Knows the words that copy may use. */
export interface Dictionary {
	has(word: string): boolean;
	/** Known words with nearly the same spelling, best first. */
	suggest(word: string): string[];
}

/** Reads the Australian dictionary and the project's own words, from the cspell.json that editors use too. */
export async function openDictionary(): Promise<Dictionary> {
	const config = await loadConfig("cspell.json");
	const settings = combineTextAndLanguageSettings(config, "", ["mdx"]);
	const words = await getDictionary(settings);
	return {
		has: (word) =>
			words.has(word, { ignoreCase: false }) ||
			words.has(word.toLowerCase(), { ignoreCase: false }),
		suggest: (word) => words.suggest(word, { numSuggestions: 3 }).map((found) => found.word),
	};
}
