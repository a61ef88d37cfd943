import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { makeLocator, type Position } from "./content/faults.ts";
import { listCode, listFiles } from "./content/files.ts";

const usage = `npm run where -- "a sentence from the site"

Prints the file and line of the text, blind to line folds, quotes, links and filled-in names, and the built pages that show it.`;
const built = "dist/client";

/** Words in a row by which a text is known, whatever is filled in before and after them. */
const size = 3;
/** Filled-in parts (what holds quotes is words of the code), marks and addresses that readers do not see, and words, apostrophes in them included. */
const parts =
	/(?<filled>\$?\{[^{}"]{0,150}\}|<[A-Z][\w.]*)|<\/?[a-z][^<>]*>|\]\([^)\s]*\)|(?<word>[\p{L}\p{N}]+(?:['’]\p{L}+)*)/gu;

/** A run of words in a text. */
interface Run {
	words: string;
	offset: number;
}

/** A file whose words readers see. */
export interface Text {
	file: string;
	runs: readonly Run[];
	locate(offset: number): Position;
}

/** A place that says a sentence, or the part of it that stands in `runs`. */
interface Match extends Position {
	file: string;
	runs: ReadonlySet<string>;
}

/** Reads the content and the code of pages. */
export function readTexts(): Text[] {
	const code = listCode(["components", "pages", "netlify"], /\.tsx?$/);
	return [...listFiles("content", /\.(?:mdx|yaml)$/), ...code].map((file) => {
		const text = readFileSync(file, "utf8");
		return { file, runs: listRuns(text), locate: makeLocator(text) };
	});
}

/** The runs of a text in small letters and without apostrophes; none goes over what is filled in. */
function listRuns(text: string): Run[] {
	const words = [...text.matchAll(parts)].flatMap(({ index, groups }) => {
		const { word, filled } = groups ?? {};
		return word || filled ? { word: word?.toLowerCase().replace(/['’]/g, ""), offset: index } : [];
	});
	return words.flatMap(({ offset }, index) => {
		const own = words.slice(index, index + size).flatMap(({ word }) => word ?? []);
		return own.length === size ? { words: own.join(" "), offset } : [];
	});
}

/** The places that say most of a sentence. */
export function findSentence(sentence: string, texts: readonly Text[]): Match[] {
	const wanted = listRuns(sentence).map(({ words }) => words);
	const near = 2 * sentence.length;
	const matches = texts.flatMap(({ file, runs, locate }): Match[] => {
		const found = runs.filter(({ words }) => wanted.includes(words));
		return found.map(({ offset }, index) => {
			const here = found.slice(index).filter((run) => run.offset < offset + near);
			return { file, ...locate(offset), runs: new Set(here.map(({ words }) => words)) };
		});
	});
	const most = Math.max(...matches.map(({ runs }) => runs.size));
	return matches.filter(({ runs }) => runs.size === most);
}

/** Addresses of the built pages that say what a match says. */
export function listShowing({ runs }: Match, folder: string): string[] {
	return listFiles(folder, /\.html$/).flatMap((file) => {
		const html = readFileSync(file, "utf8").replace(/<(script|style).*?<\/\1>/gs, " ");
		const text = html.replace(/<[^>]*>|&(?:nbsp|#160);/g, " ").replace(/['’]|&#(?:x27|39);/g, "");
		const said = ` ${text
			.toLowerCase()
			.match(/[\p{L}\p{N}]+/gu)
			?.join(" ")} `;
		const address = path.posix.relative(folder, file).replace(/(?:index)?\.html$/, "");
		return [...runs].every((run) => said.includes(` ${run} `)) ? `/${address}` : [];
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
	if (matches.length === 0) console.error(`No text has ${size} of these words in a row.`);
	else if (!existsSync(built)) console.log("`npm run build` first, to see which pages show it.");
	return matches.length > 0;
}

if (import.meta.main) {
	const sentence = process.argv.slice(2).join(" ");
	if (!sentence) console.error(usage);
	if (!sentence || !report(sentence)) process.exitCode = 1;
}
