/** What a result is; results are shown in groups of one kind. A pin answers what was typed, whatever it says. */
export type Kind = "pin" | "place" | "product" | "post" | "answer";

/** What brings a pin up: the lines of content/problems.yaml, each as its terms. */
export interface Asked {
	words: string[][];
	phrases: string[][];
	whole: string[][];
	alone?: boolean;
}

/** One thing that can be found. */
export interface Entry {
	id: number;
	kind: Kind;
	title: string;
	/** Its name within a sentence, where that is not the title: "the Kiama region". */
	within?: string;
	/** Address, with the anchor of a section. */
	path: string;
	/** Line under the title. */
	note: string;
	/** Further names and key words, worth less than the title. */
	words: string;
	/** Whole text, worth least. */
	body?: string;
	/** Of a pin: when it is shown. */
	asked?: Asked;
}

export interface Hit extends Pick<Entry, "kind" | "title" | "path" | "note"> {
	/** Terms of the entry that matched, to be marked. */
	terms: string[];
	score: number;
}
