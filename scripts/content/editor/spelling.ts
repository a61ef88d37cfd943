import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import {
	combineTextAndLanguageSettings,
	getDictionary,
	loadConfig,
	spellCheckDocument,
} from "cspell-lib";
import { readText } from "../characters.ts";
import { ContentError, type Fault, missingFile } from "../faults.ts";
import { makeLocator } from "../position.ts";

const config = "cspell.json";
const ownWords = "content/words.txt";
/** Files for writers only, and addresses; cspell.json leaves them out as well. */
const notes = /\/(?:aliases|facts|local|plan)\.yaml$/;

/**
 * Finds misspelt words as editors do that read cspell.json: in the whole text of a file.
 * @throws ContentError when a dictionary cannot be read; without it nearly every word would be reported
 */
export async function findMisspelt(files: readonly string[]): Promise<Fault[]> {
	const settings = await readSettings();
	const faults: Fault[] = [];
	for (const file of files.filter((one) => !notes.test(one))) {
		const text = readText(file);
		const document = { uri: pathToFileURL(file).href, text };
		const options = { generateSuggestions: true, numSuggestions: 1, noConfigSearch: true };
		const { issues } = await spellCheckDocument(document, options, settings);
		const locate = makeLocator(text);
		for (const { text: word, offset, isFlagged, suggestionsEx = [] } of issues) {
			const [best] = suggestionsEx;
			const advice = best ? `did you mean "${best.word}"?` : "";
			const message = isFlagged
				? `"${word}" is not how this site spells it; write ${best?.word ?? "another word"}`
				: `"${word}" is in no dictionary; ${advice} Right words go into ${ownWords}`;
			faults.push({ file, ...locate(offset), message: message.replace("  ", " ") });
		}
	}
	return faults;
}

/** Finds lines of the project's own words that no text needs, or that the Australian dictionary has as well. */
export async function findIdleWords(files: readonly string[]): Promise<Fault[]> {
	const settings = await readSettings();
	const own = settings.dictionaries?.filter((name) => name !== "project-words") ?? [];
	const words = await getDictionary(
		combineTextAndLanguageSettings({ ...settings, dictionaries: own }, "", ["mdx"]),
	);
	const texts = files.map((file) => readText(file).toLowerCase());
	const written = new Set(texts.flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? []));
	return readText(ownWords)
		.split("\n")
		.flatMap((line, index) => {
			const word = line.trim();
			if (word === "" || word.startsWith("#")) return [];
			const isKnown = words.has(word, { ignoreCase: false });
			const parts = word.toLowerCase().split(/[^\p{L}\p{M}]+/u);
			const isWritten = parts.every((part) => !part || written.has(part));
			if (!isKnown && isWritten) return [];
			const why = isKnown ? "the Australian dictionary has this word" : "no text has this word";
			return [{ file: ownWords, line: index + 1, column: 1, message: `${why}; take the line out` }];
		});
}

async function readSettings() {
	if (!existsSync(ownWords)) throw new ContentError([missingFile(ownWords)]);
	const settings = await loadConfig(config);
	const words =
		settings && (await getDictionary(combineTextAndLanguageSettings(settings, "", ["mdx"])));
	if (words?.has("window")) return settings;
	const message = "the Australian dictionary cannot be read; bring this file back, then run npm ci";
	throw new ContentError([{ file: config, line: 1, column: 1, message }]);
}
