import { loadConfig, spellCheckDocument } from "cspell-lib";
import { type Fault, locate } from "../content/faults.ts";
import type { Source } from "../content/source.ts";

/** Files for writers only, and addresses; cspell.json leaves them out as well. */
const notes = /\/(?:aliases|facts|local)\.yaml$|\.json$/;

/**
 * Finds misspelt words as editors do that read cspell.json: in all texts as one document, which takes two thirds of the
 * time of as many documents.
 */
export async function findMisspelt(
	sources: readonly Pick<Source, "file" | "text">[],
): Promise<Fault[]> {
	let end = 0;
	const parts = sources
		.filter(({ file }) => !notes.test(file))
		.map(({ file, text }) => {
			const start = end;
			end += text.length + 1;
			return { file, text, start };
		});
	const whole = { uri: "all.mdx", text: parts.map(({ text }) => text).join("\n") };
	const options = { generateSuggestions: true, numSuggestions: 8, noConfigSearch: true };
	const settings = await loadConfig("cspell.json");
	const most = { maxNumberOfProblems: 1e6, maxDuplicateProblems: 1e6 };
	// Milliseconds for a word: by default half a second, in which a busy machine finds fewer.
	const all = { ...settings, ...most, suggestionsTimeout: 10_000 };
	const { issues } = await spellCheckDocument(whole, options, all);
	const used = new Set(issues.length > 0 ? whole.text.match(/\p{L}+/gu) : []);
	return issues.flatMap(({ text: word, offset, isFlagged, suggestionsEx = [] }) => {
		const part = parts.findLast(({ start }) => start <= offset);
		// A word that the site uses is likelier to be meant than a rare one, above all with the same first letter.
		const own = isFlagged ? [] : suggestionsEx.filter((one) => used.has(one.word));
		const best = own.find((one) => one.word[0] === word[0]) ?? own[0] ?? suggestionsEx[0];
		const advice = best ? ` did you mean "${best.word}"?` : "";
		const message = isFlagged
			? `"${word}" is not how this site spells it; write ${best?.word ?? "another word"}`
			: `"${word}" is in no dictionary;${advice} Right words go into content/words.txt`;
		return part ? [{ file: part.file, ...locate(part.text, offset - part.start), message }] : [];
	});
}
