import {
	askUnit,
	type Checked,
	formatLength,
	readLength,
	toMillimetres,
} from "../PriceGuide/size.ts";

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
	/** Rows for those who have no script: the head of each and its cells. */
	rows: (figures: readonly number[]) => string[][];
	/** Answers a typed length, or says what to write. */
	answer: (text: string, figures: readonly number[]) => Checked<Answer>;
}

interface Answer {
	words: string;
	/** Head of the row of the table that says the same. */
	row?: string;
}

interface Limits {
	/** What is measured, as in "clear depth". */
	what: string;
	/** An example. */
	such: string;
	/** Millimetres. */
	least: number;
	most: number;
	/** Whether a bare 7 may be centimetres; otherwise it is metres, and a bare 70 may be. */
	asksUnit?: boolean;
}

/** Figures without a unit below this are no millimetres. */
const shortestBare = 20;

/** Reads a typed length in millimetres, and answers it with words that follow the length and a colon. */
export function answerLength(
	text: string,
	{ what, such, least, most, asksUnit }: Limits,
	answer: (mm: number) => Answer,
): Checked<Answer> {
	const length = readLength(text);
	if (!length) return { fault: `Write the ${what}, such as ${such}.` };
	const { value, unit } = length;
	const isShort = !unit && value > 0 && value < shortestBare;
	if (isShort && asksUnit) return { fault: `Write the unit: ${value} mm or ${value} cm?` };
	const question = !asksUnit && askUnit(length);
	if (question) return { fault: question };
	// To a tenth: 6.95 cm is 69.5 mm, which must not be rounded up into an inside fit.
	const mm = toMillimetres(value * 10, unit ?? (isShort ? "m" : "mm")) / 10;
	if (mm < least || mm > most)
		return {
			fault: `Check the ${what}: ${formatLength(least)} to ${formatLength(most)} is expected.`,
		};
	const { words, row } = answer(mm);
	return { value: { words: `${formatLength(mm)}: ${words}`, row } };
}
