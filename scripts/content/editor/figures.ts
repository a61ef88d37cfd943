import { formatRange } from "../format.ts";
import { atLetter, type Finding } from "./editedPost.ts";
import type { FactSheet } from "./factSheet.ts";
import { keyOf, listNumbers, toMetres, type WrittenNumber } from "./numbers.ts";
import type { Passage } from "./passages.ts";
import { evaluate, isRight, listSums, type Sum } from "./shownSums.ts";

/** Units whose numbers must come from the fact sheet or from a sum in the text. */
const judged = ["$", "%", "m²", "mm", "years", "km/h", "weeks"];
/** Units whose numbers a writer may choose for an example. */
const sizes = ["m²", "mm", "km/h"];
/** Words that mark the sizes in a sentence as an example. */
const example = /\b(?:says?|if|takes?|suppose|forecast|perhaps|for instance|for example|might)\b/i;
/** "About $1,420" for $1,417: the share of a result that rounding may take away. */
const rounding = 0.0025;
/** Counts of windows, panels and years that a text spells out; the place is the number. */
const counts =
	"- - two three four five six seven eight nine ten eleven twelve - - - sixteen - - - twenty".split(
		" ",
	);

/** The figures of a passage. */
interface Figures {
	passage: Passage;
	numbers: readonly WrittenNumber[];
	sums: readonly Sum[];
	ranges: readonly (readonly [WrittenNumber, WrittenNumber])[];
}

/**
 * Finds figures that are neither in the fact sheet nor in a sum that the text shows, and sums that are wrong. Shown is
 * also what two numbers of the same section come to, and a size that is called an example.
 */
export function findWrongFigures(passages: readonly Passage[], sheet: FactSheet): Finding[] {
	const all = passages.map(readFigures);
	const given = new Set(sheet.numbers);
	for (const { passage, numbers, sums } of all) {
		const isExample = ({ unit, from }: WrittenNumber) =>
			sizes.includes(unit) && example.test(sentenceAt(passage.text, from));
		const shown = sums.flatMap(({ terms, result }) => [...terms, result]);
		for (const one of [...shown, ...numbers.filter(isExample)]) given.add(keyOf(one));
	}
	const sections = Map.groupBy(all, ({ passage }) => passage.section);
	return all.flatMap(({ passage, numbers, sums, ranges }): Finding[] => {
		const listView = () => {
			// A section may go on from the one above it.
			const near = [-1, 0].flatMap((step) => sections.get(passage.section + step) ?? []);
			const counts = near.flatMap((one) => listCounts(one.passage.text));
			const others = near.flatMap((one) => one.numbers).filter(({ unit }) => unit !== "$");
			// Prices count from anywhere, but an old one must not excuse its own multiple.
			const money = all.flatMap((one) => one.numbers).filter(({ unit }) => unit === "$");
			return [...counts, ...others, ...money.filter((one) => given.has(keyOf(one)))];
		};
		const add = ({ from }: WrittenNumber, message: string) => atLetter(passage, from, message);
		const unknown = numbers.filter((number) => {
			if (!judged.includes(number.unit) || listKeys(number).some((key) => given.has(key)))
				return false;
			if (!follows(number, listView())) return true;
			given.add(keyOf(number));
			return false;
		});
		// Ends that are two facts' own are no range of either.
		const isMixed = (range: readonly WrittenNumber[]) =>
			!/\boverlap/i.test(passage.text) &&
			range.every((end) => sheet.numbers.has(keyOf(end))) &&
			!sheet.prices.some((price) => price.every((end, index) => end === range[index]?.value));
		return [
			...sums.filter((sum) => !isRight(sum)).map((sum) => add(sum.result, adviseSum(sum))),
			...ranges.filter(isMixed).map((range) => add(range[0], adviseRange(range))),
			...unknown.map((number) => add(number, adviseNumber(number))),
		];
	});
}

function readFigures(passage: Passage): Figures {
	const { text } = passage;
	const numbers = listNumbers(text);
	const sums = listSums(text, numbers);
	// "$8,000 ÷ 12 = $667 to $18,000 ÷ 12 = $1,500" has two sums and no $667 to $18,000.
	const results = new Set(sums.map(({ result }) => result));
	const ranges = listRanges(text, numbers).filter(([least]) => !results.has(least));
	return { passage, numbers, sums, ranges };
}

/** Finds the ranges of money in a text: "$300 to $500", "$300–500", "between $300 and $500". */
export function listRanges(text: string, numbers: readonly WrittenNumber[]) {
	return numbers.flatMap((most, index): (readonly [WrittenNumber, WrittenNumber])[] => {
		const least = numbers[index - 1];
		if (least?.unit !== "$" || most.unit !== "$" || least.value >= most.value) return [];
		const gap = text.slice(least.to, most.from);
		const isOpened = gap === " and " && /\bbetween (?:about )?$/i.test(text.slice(0, least.from));
		// In "$600 to $2,000 up to $1,200 to $4,000" the second number ends a range.
		return isOpened || /^(?: to | ?[–-] ?)$/.test(gap) ? [[least, most]] : [];
	});
}

/** Keys under which a number may be given: a sum may use 5 mm as 5 or as 0.005. */
function listKeys(number: WrittenNumber): string[] {
	const metres = toMetres(number);
	const bare = metres ? [metres * 1000, metres * 100, metres] : [];
	return [keyOf(number), ...bare.map((value) => keyOf({ value, unit: "" }))];
}

function listCounts(text: string): WrittenNumber[] {
	const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
	const values = words.flatMap(
		(word) => ({ half: 0.5, twice: 2, pair: 2, both: 2 })[word] ?? counts.indexOf(word),
	);
	return listNumbers(values.filter((value) => value > 0).join("; "));
}

/** True when a number is what two numbers of its section come to: a sum, a difference, a multiple or a share. */
function follows(number: WrittenNumber, view: readonly WrittenNumber[]): boolean {
	const { unit } = number;
	const size = (one: WrittenNumber) => toMetres(one) ?? one.value;
	const scale = size(number) / number.value;
	const fits = (value: number) => roundsTo(value / scale, number);
	const others = view.filter((one) => one.unit !== unit || one.value !== number.value);
	const kin = others.flatMap((one) => {
		if (!toMetres(number)) return one.unit === unit ? one.value : [];
		// "2,690 less 17" is in the unit of what it leaves.
		return toMetres(one) ?? (one.unit ? [] : one.value * scale);
	});
	const factors = others.filter((one) => !["%", "$"].includes(one.unit)).map(size);
	if (unit === "%")
		return (
			kin.some((share) => fits(100 - share)) ||
			factors.some((a) => factors.some((b) => a < b && fits((a / b) * 100)))
		);
	const lengths = unit === "m²" ? factors : [];
	return (
		kin.some((a) => kin.some((b) => [0, ...kin].some((c) => fits(a + b + c) || fits(a - b - c)))) ||
		kin.some((a) => factors.some((n) => fits(a * n) || fits(a / n))) ||
		lengths.some((a) => lengths.some((b) => fits(a * b)))
	);
}

/** True for a value that a text may write as this number, given how it is rounded. */
function roundsTo(value: number, { value: written, decimals }: WrittenNumber): boolean {
	return Math.abs(value - written) <= 0.5 * 10 ** -decimals + Math.abs(value) * rounding;
}

function adviseNumber({ text, unit }: WrittenNumber): string {
	const rest = sizes.includes(unit) ? ', or call it an example ("say 600 mm")' : "";
	return `${text} is no figure of content/facts.yaml; show the sum it comes from${rest}, or take it out`;
}

function adviseRange([least, most]: readonly [WrittenNumber, WrittenNumber]): string {
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
