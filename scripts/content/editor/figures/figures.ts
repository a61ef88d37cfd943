import { formatRange } from "../../format.ts";
import type { Passage } from "../passages.ts";
import { atLetter, type Finding } from "../post.ts";
import type { FactSheet, Range } from "./factSheet.ts";
import { keyOf, listNumbers, toMillimetres, type Unit, type WrittenNumber } from "./numbers.ts";
import { evaluate, isRight, listSums, type Sum } from "./sums.ts";

/** Units whose numbers must come from the fact sheet or from a sum in the text. */
const judged: readonly Unit[] = ["$", "%", "m²", "mm", "years", "km/h", "weeks"];
/** Units whose numbers a writer may choose for an example. */
const sizes: readonly Unit[] = ["m²", "mm", "km/h"];
/** Words that mark the sizes in a sentence as an example. */
const example =
	/\b(?:say|says|if|take|takes|suppose|forecast|perhaps|for instance|for example|might)\b/i;
/** How many blocks above and below are searched for the numbers of a sum. */
const reach = 2;
/** "About $1,420" for $1,417: the share of a result that rounding may take away. */
const rounding = 0.0025;
/** Counts of windows, panels and years that a text spells out. */
const counts: Record<string, number> = {
	...{
		half: 0.5,
		twice: 2,
		double: 2,
		pair: 2,
		both: 2,
		two: 2,
		three: 3,
		four: 4,
		five: 5,
		six: 6,
	},
	...{ seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, sixteen: 16, twenty: 20 },
};

/** The figures of a passage. */
interface Figures {
	passage: Passage;
	numbers: readonly WrittenNumber[];
	sums: readonly Sum[];
	ranges: readonly [WrittenNumber, WrittenNumber][];
	/** Numbers that the text spells out. */
	words: readonly number[];
}

/**
 * Finds numbers that are neither in the fact sheet nor in a sum that the text shows, and sums that are wrong. A number
 * also counts as shown when it follows from two that its reader has in view, and a size when it is called an example.
 */
export function findWrongFigures(passages: readonly Passage[], sheet: FactSheet): Finding[] {
	const all = passages.map(readFigures);
	const given = new Set(sheet.numbers);
	for (const { passage, numbers, sums, ranges } of all) {
		for (const { terms, result } of sums)
			for (const one of [...terms, result]) given.add(keyOf(one));
		for (const one of ranges.flat()) given.add(keyOf(one));
		for (const one of numbers)
			if (sizes.includes(one.unit) && example.test(sentenceAt(passage.text, one.from)))
				given.add(keyOf(one));
	}
	const wrongRanges = findWrongRanges(all, sheet.ranges);
	return all.flatMap((figures): Finding[] => {
		const { passage, numbers, sums, ranges } = figures;
		const at = ({ from }: WrittenNumber, message: string) => atLetter(passage, from, message);
		const near = listNearby(figures, all);
		const unknown = numbers.filter((number) => {
			if (!judged.includes(number.unit) || listKeys(number).some((key) => given.has(key)))
				return false;
			if (!follows(number, near)) return true;
			given.add(keyOf(number));
			return false;
		});
		return [
			...sums.filter((sum) => !isRight(sum)).map((sum) => at(sum.result, adviseSum(sum))),
			...ranges
				.filter((range) => wrongRanges.has(range))
				.map((range) => at(range[0], adviseRange(range))),
			...unknown.map((number) => at(number, adviseNumber(number))),
		];
	});
}

function readFigures(passage: Passage): Figures {
	const { text } = passage;
	const numbers = listNumbers(text);
	const sums = listSums(text, numbers);
	const words = (text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => counts[word] ?? []);
	// "$8,000 ÷ 12 = $667 to $18,000 ÷ 12 = $1,500" has two sums and no $667 to $18,000.
	const results = new Set(sums.map(({ result }) => result));
	const ranges = listRanges(text, numbers).filter(([least]) => !results.has(least));
	return { passage, numbers, sums, ranges, words: [...new Set(words)] };
}

/** Finds the ranges of money in a text: "$300 to $500", "$300–500", "between $300 and $500". */
export function listRanges(text: string, numbers: readonly WrittenNumber[]) {
	const ranges: [WrittenNumber, WrittenNumber][] = [];
	for (const [index, least] of numbers.entries()) {
		const most = numbers[index + 1];
		if (least.unit !== "$" || most?.unit !== "$" || least.value >= most.value) continue;
		// In "$600 to $2,000 up to $1,200 to $4,000" the second number ends a range and begins none.
		if (ranges.at(-1)?.[1] === least) continue;
		const gap = text.slice(least.to, most.from);
		const isOpened =
			gap === " and " && /\bbetween (?:about |roughly )?$/i.test(text.slice(0, least.from));
		if (isOpened || /^(?: (?:up )?to | ?[–-] ?)$/.test(gap)) ranges.push([least, most]);
	}
	return ranges;
}

/** The figures that a reader has in view at a passage, its own among them. */
function listNearby({ passage }: Figures, all: readonly Figures[]): Figures[] {
	return all.filter(
		({ passage: other }) =>
			other.section === passage.section || Math.abs(other.block - passage.block) <= reach,
	);
}

/** Keys under which a number may be found: a sum may use 5 mm as 5 or as 0.005. */
function listKeys(number: WrittenNumber): string[] {
	const length = toMillimetres(number);
	const bare = length === undefined ? [] : [length, length / 10, length / 1000];
	return [keyOf(number), ...bare.map((value) => keyOf({ value, unit: "" }))];
}

/** True when a number is the sum, the difference, a multiple or a share of numbers of its kind that its reader sees. */
function follows(number: WrittenNumber, near: readonly Figures[]): boolean {
	const { unit } = number;
	const others = near
		.flatMap(({ numbers }) => numbers)
		.filter((one) => one.unit !== unit || one.value !== number.value);
	const values = (...units: Unit[]) =>
		others.filter((one) => units.includes(one.unit)).map(({ value }) => value);
	const fits = (value: number) => roundsTo(value, number);
	const bare = [...values(""), ...near.flatMap(({ words }) => words)];
	const metres = others
		.flatMap((one) => (toMillimetres(one) ?? Number.NaN) / 1000)
		.filter(Number.isFinite);
	if (unit === "$") return combines(values("$"), [...bare, ...values("m²", "m", "years")], fits);
	if (unit === "%") {
		const parts = others.filter((one) => one.unit !== "$").map(({ value }) => value);
		const isShare = parts.some((a) => parts.some((b) => b !== 0 && a !== b && fits((a / b) * 100)));
		return isShare || values("%").some((share) => fits(100 - share));
	}
	if (unit === "m²") {
		const sides = [...metres, ...bare];
		const areas = sides.flatMap((a) => sides.map((b) => a * b));
		return combines([...areas, ...values("m²")], bare, fits, values("m²"));
	}
	const length = toMillimetres(number);
	if (length === undefined) return false;
	const scale = (number.value / length) * 1000;
	return combines([...metres.map((metre) => metre * scale), ...values("")], bare, fits);
}

/** True when a value, a multiple or a share of one, or the sum or difference of up to three of them fits. */
function combines(
	values: readonly number[],
	factors: readonly number[],
	fits: (value: number) => boolean,
	addends = values,
): boolean {
	return (
		values.some((a) => fits(a) || factors.some((n) => fits(a * n) || fits(a / n))) ||
		addends.some((a, index) =>
			addends.slice(index).some((b, next) => {
				const more = addends.slice(index + Math.max(next, 1));
				return fits(a + b) || fits(Math.abs(a - b)) || more.some((c) => fits(a + b + c));
			}),
		)
	);
}

/** True for a value that a text may write as this number, given how it is rounded. */
function roundsTo(value: number, { value: written, decimals }: WrittenNumber): boolean {
	return Math.abs(value - written) <= 0.5 * 10 ** -decimals + Math.abs(value) * rounding;
}

/**
 * The ranges of money that are no price, and do not follow from prices that the text prints: both ends of a price may
 * be multiplied by one count or measure, or spread over one, and ranges may be added or subtracted.
 */
function findWrongRanges(all: readonly Figures[], prices: readonly Range[]) {
	let open = all.flatMap((figures) => figures.ranges.map((range) => ({ range, figures })));
	const isPrinted = ([low, high]: Range) =>
		open.some(({ range }) => range[0].value === low && range[1].value === high);
	const sums = all.flatMap((figures) => figures.sums);
	const results = sums.map(({ result }) => result.value);
	const multiplied = sums.filter(({ signs }) => !signs.includes("÷"));
	const terms = multiplied.flatMap((sum) => sum.terms.map(({ value }) => value));
	const printed = prices.filter(isPrinted);
	const right: Range[] = [...printed, ...listSumRanges(sums)];
	for (let found = true; found; ) {
		const left = open.filter(({ range: [least, most], figures }) => {
			const near = listNearby(figures, all);
			const measures = near.flatMap(({ numbers }) => numbers).filter(({ unit }) => unit !== "$");
			const values = measures.map(({ value }) => value);
			const factors = [...values, ...near.flatMap(({ words }) => words)];
			const fits = (low: number, high: number) => roundsTo(low, least) && roundsTo(high, most);
			const isShared = printed.some(([low, high]) => values.some((n) => fits(low / n, high / n)));
			// A range that sums begin with is a price: their results must not excuse it.
			const isStart = [least, most].every(
				({ value }) => terms.includes(value) && !results.includes(value),
			);
			const bases = isStart ? printed : right;
			const isBand =
				/\boverlap/i.test(figures.passage.text) && printed.some(([low]) => low === least.value);
			const follow = bases.some(([low, high], index) =>
				[
					fits(low, high),
					factors.some((n) => fits(low * n, high * n)),
					bases.slice(index).some(([a, b], next) => {
						const more = bases.slice(index + next);
						const isSum = more.some(([c, d]) => fits(low + a + c, high + b + d));
						return isSum || fits(low + a, high + b) || fits(Math.abs(low - a), Math.abs(high - b));
					}),
				].some(Boolean),
			);
			return !(isShared || isBand || follow);
		});
		found = left.length < open.length;
		const kept = new Set(left);
		for (const one of open)
			if (!kept.has(one)) right.push([one.range[0].value, one.range[1].value]);
		open = left;
	}
	return new Set(open.map(({ range }) => range));
}

/** The ranges that pairs of like sums come to: 3 × $600 = $1,800 and 3 × $2,000 = $6,000 are the ends of one. */
function listSumRanges(sums: readonly Sum[]): Range[] {
	const alike = Map.groupBy(sums, ({ terms, signs }) =>
		terms.map(({ unit, value }, index) => [signs[index - 1], unit === "$" ? "$" : value]).join(),
	);
	return [...alike.values()].flatMap((group) => {
		const results = group.map(({ result }) => result.value);
		return results.flatMap((low) =>
			results.filter((high) => high > low).map((high): Range => [low, high]),
		);
	});
}

function adviseNumber({ text, unit }: WrittenNumber): string {
	const rest = sizes.includes(unit) ? ', or call it an example ("say 600 mm")' : "";
	return `${text} is no figure of content/facts.yaml; show the sum it comes from${rest}, or take it out`;
}

function adviseRange([least, most]: [WrittenNumber, WrittenNumber]): string {
	const range = formatRange(least.value, most.value);
	return `no fact of content/facts.yaml has ${range}; take a range from there, or show the sum it comes from`;
}

function adviseSum(sum: Sum): string {
	const terms = sum.terms.map(({ text }, index) => `${sum.signs[index - 1] ?? ""} ${text}`);
	const right = Number(evaluate(sum).toPrecision(6)).toLocaleString("en-AU", {
		maximumFractionDigits: 3,
	});
	return `${terms.join(" ").trim()} comes to ${right}, not ${sum.result.text}; redo the sum`;
}

/** The sentence around a position in a text. */
function sentenceAt(text: string, index: number): string {
	const before = [...text.slice(0, index).matchAll(/[.;]\s/g)].at(-1)?.index ?? 0;
	const after = text.slice(index).search(/[.;](?:\s|$)/);
	return text.slice(before, after === -1 ? undefined : index + after);
}
