import {
	combineTextAndLanguageSettings,
	getDictionary,
	loadConfig,
	spellCheckDocument,
} from "cspell-lib";
import { type Fault, makeLocator } from "../content/faults.ts";
import { isFile, readText } from "../content/files.ts";

const config = "cspell.json";
const ownWords = "content/words.txt";
/** Files for writers only, and addresses; cspell.json leaves them out as well. */
const notes = /\/(?:aliases|facts|local)\.yaml$|\.json$/;

/** Finds misspelt words as editors do that read cspell.json, and lines of the project's own words that do nothing. */
export async function findMisspelt(files: readonly string[]): Promise<Fault[]> {
	const settings = (await loadConfig(config)) ?? {};
	const texts = files.map((file) => ({ file, text: readText(file) }));
	const copy = texts.filter(({ file }) => !notes.test(file));
	return [
		...(await checkTexts(copy, settings)),
		...(await findIdleWords(texts.map(({ text }) => text).join("\n"), settings)),
	];
}

type Settings = NonNullable<Awaited<ReturnType<typeof loadConfig>>>;

/** Checks all texts as one document, which takes two thirds of the time of as many documents. */
async function checkTexts(
	texts: readonly { file: string; text: string }[],
	settings: Settings,
): Promise<Fault[]> {
	let end = 0;
	const parts = texts.map(({ file, text }) => {
		const start = end;
		end += text.length + 1;
		return { file, start, locate: makeLocator(text) };
	});
	const whole = texts.map(({ text }) => text).join("\n");
	const options = { generateSuggestions: true, numSuggestions: 1, noConfigSearch: true };
	const all = { ...settings, maxNumberOfProblems: 1e6, maxDuplicateProblems: 1e6 };
	const { issues } = await spellCheckDocument({ uri: "all.mdx", text: whole }, options, all);
	return issues.flatMap(({ text: word, offset, isFlagged, suggestionsEx = [] }) => {
		const part = parts.findLast(({ start }) => start <= offset);
		const [best] = suggestionsEx;
		const advice = best ? ` did you mean "${best.word}"?` : "";
		const message = isFlagged
			? `"${word}" is not how this site spells it; write ${best?.word ?? "another word"}`
			: `"${word}" is in no dictionary;${advice} Right words go into ${ownWords}`;
		return part ? [{ file: part.file, ...part.locate(offset - part.start), message }] : [];
	});
}

/** Finds lines of the project's own words that no text has, or that the Australian dictionary has as well. */
async function findIdleWords(text: string, settings: Settings): Promise<Fault[]> {
	// That it is missing is a fault of its own.
	if (!isFile(ownWords)) return [];
	const others = settings.dictionaries?.filter((name) => name !== "project-words") ?? [];
	const words = await openDictionary({ ...settings, dictionaries: others });
	const written = new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu));
	const lines = readText(ownWords)
		.split("\n")
		.map((line) => line.trim());
	return lines.flatMap((word, index) => {
		if (word === "" || word.startsWith("#")) return [];
		const parts = word.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
		const why =
			(words.has(word, { ignoreCase: false }) && "the Australian dictionary has this word") ||
			(lines.indexOf(word) < index && "a line above has this word") ||
			(!parts.every((part) => written.has(part)) && "no text has this word");
		const message = `${why}; take the line out`;
		return why ? [{ file: ownWords, line: index + 1, column: 1, message }] : [];
	});
}

function openDictionary(settings: Settings) {
	return getDictionary(combineTextAndLanguageSettings(settings, "", ["mdx"]));
}
