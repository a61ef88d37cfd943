/** Where the build puts the index. */
export const indexPath = "/search/index.json";

/** What a result is; results are shown in groups of one kind. */
export type Kind = "place" | "product" | "post" | "answer";

/** One thing that can be found. */
export interface Entry {
	id: number;
	kind: Kind;
	title: string;
	/** Address, with the anchor of a section. */
	path: string;
	/** Line under the title, unless the text has something better to quote. */
	note: string;
	/** Further names and key words, worth less than the title. */
	words: string;
	/** Whole text, worth least. */
	body?: string;
	/** Address of the file that has the text in passages, for quoting; absent when the note is all there is. */
	text?: string;
}

/** What results quote from: a section of a text. */
export interface Passage {
	heading: string;
	text: string;
}

/** One result. */
export interface Hit {
	kind: Kind;
	title: string;
	path: string;
	note: string;
	/** Address of the passages to quote from. */
	text?: string;
	/** Terms of the entry that matched, to be marked. */
	terms: string[];
	score: number;
}
