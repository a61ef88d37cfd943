import type { WrittenNumber } from "./tokens.ts";

/** Two amounts of money that a text prints as the least and the most: "$300 to $500". */
export interface WrittenRange {
	least: WrittenNumber;
	most: WrittenNumber;
}

/** The two ends of a range, as numbers. */
export type Ends = readonly [least: number, most: number];

/** "$300 to $500", "$300–500", "$300 up to $500". */
const joined = /^(?: (?:up )?to | ?[–-] ?)$/;
/** "between $300 and $500"; without the first word, "$300 and $500" are two prices. */
const opened = /\bbetween (?:about |roughly )?$/i;

/** Finds the ranges of money in a text. */
export function listRanges(text: string, numbers: readonly WrittenNumber[]): WrittenRange[] {
	const ranges: WrittenRange[] = [];
	for (const [index, least] of numbers.entries()) {
		const most = numbers[index + 1];
		// In "$600 to $2,000 up to $1,200 to $4,000" the second number ends a range and begins none.
		if (!most || ranges.at(-1)?.most === least || !isRising(least, most)) continue;
		const gap = text.slice(least.to, most.from);
		const isOpened = gap === " and " && opened.test(text.slice(0, least.from));
		if (isOpened || joined.test(gap)) ranges.push({ least, most });
	}
	return ranges;
}

function isRising(least: WrittenNumber, most: WrittenNumber): boolean {
	return least.unit === "$" && most.unit === "$" && least.value < most.value;
}
