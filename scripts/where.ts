import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { listCode, listFiles } from "./content/files.ts";
import { makeLocator, type Position } from "./content/position.ts";

const usage = `npm run where -- "a sentence from the site"

Prints the file and line of the text, blind to line folds, quotes, links and filled-in names, and the built pages that show it.`;
const built = "dist/client";

/** A word of a text, or undefined for a place where code or a page fills something in. */
interface Token {
	word: string | undefined;
	offset: number;
}

/** Tokens of a text in a row that say what was asked for. */
interface Match extends Position {
	file: string;
	tokens: readonly Token[];
}

/** What is filled in, marks and addresses that readers do not see, and words, apostrophes in them included. */
const parts =
	/(?<filled>\$?\{[^{}]{0,150}\}|<[A-Z][\w.]*)|<\/?[a-z][^<>]*>|\]\([^)\s]*\)|(?<word>[\p{L}\p{N}]+(?:['’]\p{L}+)*)/gu;
/** Words that may stand where a text has something filled in. */
const mostFilled = 6;
/** Words of a sentence that are looked for: the time taken grows with their square. */
const most = 60;
/** Words that a part of the sentence needs to be worth naming. */
const fewest = 4;

/** A file whose words readers see. */
export interface Text {
	file: string;
	tokens: readonly Token[];
	locate(offset: number): Position;
}

/** Reads the content and the code of pages. */
export function readTexts(): Text[] {
	const code = listCode(["components", "pages", "netlify"], /\.tsx?$/);
	return [...listFiles("content", /\.(?:mdx|yaml)$/), ...code].map((file) => {
		const text = readFileSync(file, "utf8");
		return { file, tokens: listTokens(text), locate: makeLocator(text) };
	});
}

/** The words of a text in small letters and without apostrophes, and the places where something is filled in. */
function listTokens(text: string): Token[] {
	const tokens = [...text.matchAll(parts)].flatMap(({ index, groups }): Token[] => {
		const word = groups?.word?.toLowerCase().replace(/['’]/g, "");
		return word || groups?.filled ? [{ word, offset: index }] : [];
	});
	return tokens.filter(({ word }, index) => word ?? tokens[index - 1]?.word);
}

/** Where the sentence stands in the texts, or if it stands nowhere as a whole, the longest part of it. */
export function findSentence(sentence: string, texts: readonly Text[]): Match[] {
	const words = listTokens(sentence)
		.flatMap(({ word }) => word ?? [])
		.slice(0, most);
	const least = Math.min(words.length, fewest);
	for (let length = words.length; length >= least; length--)
		for (let from = 0; from + length <= words.length; from++) {
			const wanted = words.slice(from, from + length);
			const found = texts.flatMap(({ file, tokens, locate }) =>
				listMatches(tokens, wanted).map((own): Match => {
					return { file, ...locate(own[0]?.offset ?? 0), tokens: own };
				}),
			);
			// A run may begin with a name that is filled in or right after it.
			const lines = Map.groupBy(found, ({ file, line }) => `${file}:${line}`);
			const filled = ({ tokens }: Match) => tokens.filter(({ word }) => word === undefined).length;
			if (found.length)
				return [...lines.values()]
					.flatMap(([first]) => first ?? [])
					.sort((a, b) => filled(a) - filled(b));
		}
	return [];
}

/** The runs of tokens that say the words, at least half of them in the text itself. */
function listMatches(tokens: readonly Token[], words: readonly string[]): Token[][] {
	const head = words.slice(0, mostFilled + 1);
	return tokens.flatMap(({ word }, from) => {
		const next = tokens[from + 1]?.word;
		if (word === undefined ? !next || !head.includes(next) : word !== words[0]) return [];
		const to = matchAt(tokens, from, words, 0, Math.ceil(words.length / 2));
		return to === undefined ? [] : [tokens.slice(from, to)];
	});
}

/** @param needed words that the text has to have itself */
function matchAt(
	tokens: readonly Token[],
	at: number,
	words: readonly string[],
	next: number,
	needed: number,
): number | undefined {
	if (next === words.length) return needed <= 0 ? at : undefined;
	const token = tokens[at];
	if (!token || needed > words.length - next) return undefined;
	if (token.word !== undefined)
		return token.word === words[next]
			? matchAt(tokens, at + 1, words, next + 1, needed - 1)
			: undefined;
	for (let filled = 0; filled <= mostFilled; filled++) {
		const end = matchAt(tokens, at + 1, words, next + filled, needed);
		if (end !== undefined) return end;
	}
	return undefined;
}

/** Addresses of the built pages that say what a match says, whatever is filled in. */
export function listShowing({ tokens }: Match, folder: string): string[] {
	const gap = "[^\\p{L}\\p{N}]+";
	const words = tokens.map(({ word }) =>
		word === undefined ? `(?:[\\p{L}\\p{N}]+${gap}){0,${mostFilled}}?` : word + gap,
	);
	const said = new RegExp(`(?<![\\p{L}\\p{N}])${words.join("")}`, "u");
	const longest = tokens
		.map(({ word = "" }) => word)
		.reduce((a, b) => (b.length > a.length ? b : a));
	return listFiles(folder, /\.html$/).flatMap((file) => {
		const html = readFileSync(file, "utf8").toLowerCase();
		if (!html.includes(longest)) return [];
		const text = html
			.replace(/<(script|style).*?<\/\1>|<[^>]*>|&(?:nbsp|#160);/gs, " ")
			.replace(/['’]|&#(?:x27|39);/g, "");
		const address = path.posix.relative(folder, file).replace(/(?:index)?\.html$/, "");
		return said.test(`${text} `) ? `/${address}` : [];
	});
}

function report(sentence: string): boolean {
	const matches = findSentence(sentence, readTexts());
	for (const match of matches) {
		console.log(`${match.file}:${match.line}:${match.column}`);
		if (!existsSync(built)) continue;
		const pages = listShowing(match, built);
		const more = pages.length > 5 ? ` and ${pages.length - 5} more` : "";
		console.log(`  on ${pages.length} pages: ${pages.slice(0, 5).join(", ")}${more}`);
	}
	if (matches.length === 0) console.error("No text has these words, nor four of them in a row.");
	else if (!existsSync(built)) console.log("`npm run build` first, to see which pages show it.");
	return matches.length > 0;
}

if (import.meta.main) {
	const sentence = process.argv.slice(2).join(" ");
	if (!sentence) console.error(usage);
	if (!sentence || !report(sentence)) process.exitCode = 1;
}
