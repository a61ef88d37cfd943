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
	for (const { gap, least, most } of listPairs(text, numbers)) {
		// In "$600 to $2,000 up to $1,200 to $4,000" the second number ends a range and begins none.
		if (ranges.at(-1)?.most === least || least.value >= most.value) continue;
		const isOpened = gap === " and " && opened.test(text.slice(0, least.from));
		if (isOpened || joined.test(gap)) ranges.push({ least, most });
	}
	return ranges;
}

/** Amounts of money that follow one another in a text, with what stands between them. */
export function listPairs(
	text: string,
	numbers: readonly WrittenNumber[],
): (WrittenRange & { gap: string })[] {
	return numbers.flatMap((least, index) => {
		const most = numbers[index + 1];
		if (!most || least.unit !== "$" || most.unit !== "$") return [];
		return [{ least, most, gap: text.slice(least.to, most.from) }];
	});
}
