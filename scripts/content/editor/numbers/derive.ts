import { toMillimetres, type Unit, type WrittenNumber } from "./tokens.ts";

/** "About $1,420" for $1,417: the share of a result that rounding may take away. */
const rounding = 0.0025;

/** Number words that count windows, panels and years in a sum given in words. */
const counts: Record<string, number> = {
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
	seven: 7,
	eight: 8,
	nine: 9,
	ten: 10,
	eleven: 11,
	twelve: 12,
	sixteen: 16,
	twenty: 20,
};

/** Counts that a text spells out. */
export function listCounts(text: string): number[] {
	const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
	return [
		...new Set(
			words.flatMap((word) => (Object.hasOwn(counts, word) ? [counts[word] as number] : [])),
		),
	];
}

/** A number with the numbers it may follow from. */
interface Around {
	number: WrittenNumber;
	/** The other numbers that the reader sees. */
	others: readonly WrittenNumber[];
	/** The other numbers that have no unit. */
	plain: readonly number[];
	/** `plain`, and the counts that are spelt out. */
	bare: readonly number[];
	/** True for a value that equals the number, given how it is rounded. */
	near: (value: number) => boolean;
}

/** For each unit, whether its number follows from those around it. Numbers with other units never do. */
const ways: Partial<Record<Unit, (around: Around) => boolean>> = {
	$: followsAsMoney,
	"%": followsAsShare,
	"m²": followsAsArea,
	mm: followsAsLength,
	cm: followsAsLength,
	m: followsAsLength,
};

/**
 * True when a number follows by one plain step from others that the reader sees: a sum, a difference, a product
 * or a share of the right kind. Money comes from money and counts or areas; areas and lengths come from lengths.
 */
export function isDerived(
	number: WrittenNumber,
	seen: readonly WrittenNumber[],
	words: readonly number[],
): boolean {
	const others = seen.filter(
		(other) => other !== number && !(other.value === number.value && other.unit === number.unit),
	);
	const plain = valuesOf(others, "");
	const near = (value: number) => roundsTo(value, number);
	const bare = [...words, ...plain];
	return ways[number.unit]?.({ number, others, plain, bare, near }) ?? false;
}

/** True for a value that a text may write as this number, given how it is rounded. */
export function roundsTo(value: number, { value: written, decimals }: WrittenNumber): boolean {
	return Math.abs(value - written) <= 0.5 * 10 ** -decimals + Math.abs(value) * rounding;
}

/** Money from money, by counts, areas, metres and years. */
function followsAsMoney({ others, bare, near }: Around): boolean {
	return combines(valuesOf(others, "$"), [...bare, ...valuesOf(others, "m²", "m", "years")], near);
}

/** A percentage from two numbers that are not money, or from the one that makes it up to a hundred. */
function followsAsShare({ others, near }: Around): boolean {
	const values = others.filter(({ unit }) => unit !== "$").map(({ value }) => value);
	return (
		values.some((a) => values.some((b) => b !== 0 && b !== a && near((a / b) * 100))) ||
		valuesOf(others, "%").some((share) => near(100 - share))
	);
}

/** An area from two sides and a count, or from areas. */
function followsAsArea({ others, bare, near }: Around): boolean {
	const metres = lengthsOf(others).map((length) => length / 1000);
	const sides = [...metres, ...bare];
	const products = sides.flatMap((a) => sides.map((b) => a * b));
	return (
		products.some((area) => near(area) || bare.some((count) => near(area * count))) ||
		combines(valuesOf(others, "m²"), bare, near)
	);
}

/** A length from lengths, in any unit. */
function followsAsLength({ number, others, plain, bare, near }: Around): boolean {
	const factor = number.value / (toMillimetres(number) ?? number.value);
	const lengths = [...lengthsOf(others).map((length) => length * factor), ...plain];
	const products = lengths.flatMap((value) =>
		bare.flatMap((count) => [value * count, value / count]),
	);
	return products.some(near) || combines(lengths, bare, near);
}

function valuesOf(numbers: readonly WrittenNumber[], ...units: Unit[]): number[] {
	return numbers.filter(({ unit }) => units.includes(unit)).map(({ value }) => value);
}

/** The lengths among numbers, in millimetres. */
function lengthsOf(numbers: readonly WrittenNumber[]): number[] {
	return numbers.flatMap((number) => toMillimetres(number) ?? []);
}

/** Sums and differences of like numbers, and their products and shares by counts. */
function combines(
	like: readonly number[],
	counts: readonly number[],
	near: (value: number) => boolean,
): boolean {
	for (const [index, a] of like.entries()) {
		if (counts.some((count) => near(a * count) || (count !== 0 && near(a / count)))) return true;
		for (const b of like.slice(index)) {
			if (near(a + b) || near(Math.abs(a - b))) return true;
			if (like.slice(index + 1).some((c) => near(a + b + c))) return true;
		}
	}
	return false;
}
