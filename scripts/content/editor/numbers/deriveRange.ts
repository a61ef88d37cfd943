import { roundsTo } from "./derive.ts";
import type { Ends, WrittenRange } from "./ranges.ts";
import type { Sum } from "./sums.ts";

/** The largest number of ranges that a text adds up: the rooms of its example. */
const parts = 3;

type Fits = (least: number, most: number) => boolean;

/** What another range may follow from. */
export interface Bases {
	prices: readonly Ends[];
	totals: readonly Ends[];
	/** Counts and measures, by which a price is multiplied. */
	counts: readonly number[];
	/** Areas and years, over which a price is spread. */
	shares: readonly number[];
}

/**
 * True when both ends of a range follow from those of others by one and the same step: a multiple, a sum, a difference,
 * or a share of a price. A price is no share of its total: else the sums made with an old price would excuse it.
 */
export function isRangeDerived(
	{ least, most }: WrittenRange,
	{ prices, totals, counts, shares }: Bases,
): boolean {
	const fits: Fits = (low, high) => roundsTo(low, least) && roundsTo(high, most);
	const all = [...prices, ...totals];
	return (
		prices.some(([low, high]) => shares.some((share) => fits(low / share, high / share))) ||
		all.some(([low, high], index) => {
			const others = all.slice(index);
			return (
				counts.some((count) => fits(low * count, high * count)) ||
				others.some((other) => fits(Math.abs(low - other[0]), Math.abs(high - other[1]))) ||
				addsUp([low, high], others, parts - 1, fits)
			);
		})
	);
}

/** Whether a range and up to `more` others add up to one that fits. */
function addsUp(sum: Ends, others: readonly Ends[], more: number, fits: Fits): boolean {
	return others.some(([low, high], index) => {
		const next: Ends = [sum[0] + low, sum[1] + high];
		return fits(...next) || (more > 1 && addsUp(next, others.slice(index), more - 1, fits));
	});
}

/** True for what two ranges have in common: bands of $8,000 to $18,000 and $12,000 to $35,000 overlap from $12,000. */
export function isOverlap({ least, most }: WrittenRange, others: readonly Ends[]): boolean {
	return (
		others.some(([low]) => low === least.value) && others.some(([, high]) => high === most.value)
	);
}

/** The ranges that pairs of like sums come to: 3 × $600 = $1,800 and 3 × $2,000 = $6,000 are the ends of one. */
export function listSumRanges(sums: readonly Sum[]): Ends[] {
	const alike = Map.groupBy(sums, ({ terms, signs }) =>
		terms.map(({ unit, value }, index) => [signs[index - 1], unit === "$" ? "$" : value]).join(),
	);
	return [...alike.values()].flatMap((group) => {
		const results = group.map(({ result }) => result.value);
		return results.flatMap((low) =>
			results.filter((high) => high > low).map((high) => [low, high] as const),
		);
	});
}
