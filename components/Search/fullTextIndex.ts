import MiniSearch, { type Options, type SearchOptions, type SearchResult } from "minisearch";
import type { Entry } from "./entry.ts";
import { toTerm } from "./terms.ts";

export type Index = MiniSearch<Entry>;

/** An entry that was found, with its own terms and those of the query that matched. */
export type Match = SearchResult & Omit<Entry, "words" | "body">;

/** The build writes the index and the browser reads it with the same options. */
const options: Options<Entry> = {
	fields: ["title", "words", "body"],
	storeFields: ["kind", "title", "path", "note", "within", "asked"],
	processTerm: toTerm,
};

/** Makes an index of these entries, to which more can be added. */
export function makeIndex(entries: readonly Entry[] = []): Index {
	const index = new MiniSearch(options);
	index.addAll(entries);
	return index;
}

/** Reads what the build wrote, in steps that leave the page usable. @throws when it is not such an index */
export function readIndex(json: string): Promise<Index> {
	return MiniSearch.loadJSONAsync(json, options);
}

/** Entries with at least one of the words, prefixes and small typos included, best first. */
export function match(index: Index, query: string, more: SearchOptions = {}): Match[] {
	return index.search(query, {
		combineWith: "OR",
		boost: { title: 4, words: 2 },
		prefix: (term, position, terms) => position === terms.length - 1 || term.length > 3,
		fuzzy: (term) => !isWord(index, term) && countTypos(term),
		...more,
	}) as Match[];
}

/** The entries of one kind or one address, in the order of the index. */
export function list(index: Index, filter: (entry: Match) => boolean): Match[] {
	const options = { filter: (result: SearchResult) => filter(result as Match) };
	return index.search(MiniSearch.wildcard, options) as Match[];
}

/** Whether some text has exactly this term, which is then not a typo. @param prefix whether its beginning is enough */
export function isWord(index: Index, term: string, prefix = false): boolean {
	return index.search(term, { processTerm: (same) => same, prefix }).length > 0;
}

/** Letters that may be wrong: none in short words and numbers (a postcode is meant as typed), 1 to 3 in others. */
function countTypos(term: string): number | false {
	if (term.length < 4 || /\d/.test(term)) return false;
	if (term.length < 7) return 1;
	return term.length < 10 ? 2 : 3;
}
