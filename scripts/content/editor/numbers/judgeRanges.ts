import { listCounts } from "./derive.ts";
import { type Bases, isOverlap, isRangeDerived, listSumRanges } from "./deriveRange.ts";
import { type Figures, listNearby } from "./figures.ts";
import type { Ends, WrittenRange } from "./ranges.ts";
import type { Unit } from "./tokens.ts";

/** Where lengths are multiplied too: cloth is sold by the metre, other goods by the piece or the area. */
const perMetre = /\bper metre\b/;
/** Units of what a price is spread over. */
const spreads: readonly Unit[] = ["m²", "years"];

/** A range where a text prints it. */
interface PlacedRange extends Pick<Bases, "counts" | "shares"> {
	range: WrittenRange;
	/** The same for equal ranges. */
	key: string;
	text: string;
	/** True where the sums of the text start from it: then it is a price there, and no total or difference of them. */
	isTerm: boolean;
}

type Known = Pick<Bases, "prices" | "totals">;

/** The ranges of money in a text that are no price, and do not follow from prices that it prints. */
export function findWrongRanges(
	all: readonly Figures[],
	allowed: readonly Ends[],
): Set<WrittenRange> {
	const placed = all.flatMap((figures) => placeRanges(figures, all));
	const printed = new Set(placed.map(({ key }) => key));
	const prices = allowed.filter((ends) => printed.has(ends.join()));
	const totals = listSumRanges(all.flatMap(({ sums }) => sums));
	const right = new Set([...prices, ...totals].map((ends) => ends.join()));
	const open = placed.filter(({ key }) => !right.has(key));
	return new Set(findRoots(...dropDerived(open, { prices, totals })).map(({ range }) => range));
}

function placeRanges(figures: Figures, all: readonly Figures[]): PlacedRange[] {
	if (figures.ranges.length === 0) return [];
	const near = listNearby(figures, all);
	const numbers = near.flatMap((other) => other.numbers);
	const listValues = (units: readonly Unit[]) =>
		numbers.filter(({ unit }) => units.includes(unit)).map(({ value }) => value);
	const words = near.flatMap(({ passage }) => listCounts(passage.text));
	const lengths = perMetre.test(figures.passage.text) ? listValues(["m"]) : [];
	const whole = listValues([""]).filter(Number.isInteger);
	return figures.ranges.map((range) => ({
		range,
		key: endsOf(range).join(),
		text: figures.passage.text,
		isTerm: isTerm(range, all),
		counts: [...new Set([...words, ...whole, ...lengths, ...listValues(["m²"])])],
		shares: listValues(spreads),
	}));
}

function isTerm({ least, most }: WrittenRange, all: readonly Figures[]): boolean {
	const sums = all.flatMap((figures) => figures.sums);
	const results = new Set(sums.map(({ result }) => result.value));
	const terms = sums.filter(({ signs }) => !signs.includes("÷")).flatMap((sum) => sum.terms);
	return [least, most].every(
		({ value }) =>
			!results.has(value) && terms.some((term) => term.unit === "$" && term.value === value),
	);
}

/** Leaves out what follows from right ranges, and then what follows from that, wherever the text prints it. */
function dropDerived(open: readonly PlacedRange[], known: Known): [typeof open, Known] {
	const found = open.filter(
		(one) =>
			follows(one, known) || (/\boverlap/i.test(one.text) && isOverlap(one.range, known.prices)),
	);
	if (found.length === 0) return [open, known];
	const keys = new Set(found.map(({ key }) => key));
	const totals = [...known.totals, ...found.map(({ range }) => endsOf(range))];
	const left = open.filter(({ key }) => !keys.has(key));
	return dropDerived(left, { ...known, totals });
}

/** Leaves out the totals of wrong ranges, which come right with those: a total is the larger of the two. */
function findRoots(left: readonly PlacedRange[], { prices, totals }: Known): PlacedRange[] {
	const wrong = new Set<string>();
	const smaller: Ends[] = [];
	for (const one of left.toSorted(bySize)) {
		const multiples = one.counts.filter((count) => count > 1);
		const known = { prices, totals: [...totals, ...smaller] };
		if (!follows({ ...one, counts: multiples, shares: [] }, known)) wrong.add(one.key);
		smaller.push(endsOf(one.range));
	}
	return left.filter(({ key }) => wrong.has(key));
}

function follows({ range, isTerm: isStart, counts, shares }: PlacedRange, known: Known): boolean {
	return isRangeDerived(range, { ...known, ...(isStart && { totals: [] }), counts, shares });
}

function bySize(one: PlacedRange, other: PlacedRange): number {
	return one.range.most.value - other.range.most.value;
}

function endsOf({ least, most }: WrittenRange): Ends {
	return [least.value, most.value];
}
