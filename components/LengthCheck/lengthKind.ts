import type { Checked } from "../PriceGuide/size.ts";

/** Words for a typed length, and the row of the table that it marks. */
export interface LengthAnswer {
	words: string;
	row?: string;
}

/** What a length is typed for. Figures are those of its facts: depths of a recess, times the track, widths of blades. */
export interface Kind {
	title: string;
	/** Facts of the fact sheet whose figures the answer needs. */
	facts: string[];
	label: string;
	hint: string;
	button: string;
	caption: string;
	columns: string[];
	/** Rows for those who have no script: a name for each, its head and its cells. */
	rows: (figures: readonly number[]) => [name: string, head: string, ...cells: string[]][];
	/** Answers a typed length, or says what to write. */
	answer: (text: string, figures: readonly number[]) => Checked<LengthAnswer>;
}
