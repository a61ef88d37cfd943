import { type Figure, toMillimetres } from "./tokens.ts";

/** "About $1,420" for $1,417: part of a result that words may round away. */
const rounding = 0.0025;

/** Number words that count windows, panels and years in a sum told in words. */
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

/** Counts that a text gives in words. */
export function listCounts(text: string): number[] {
	const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
	return [
		...new Set(
			words.flatMap((word) => (Object.hasOwn(counts, word) ? [counts[word] as number] : [])),
		),
	];
}

/**
 * True when a figure follows by one plain step from others that the reader sees: a sum, a difference, a product
 * or a share of the right kind. Money comes from money and counts or areas; an area from lengths; a length from lengths.
 */
export function isDerived(
	figure: Figure,
	seen: readonly Figure[],
	words: readonly number[],
): boolean {
	const others = seen.filter(
		(other) => other !== figure && !(other.value === figure.value && other.unit === figure.unit),
	);
	const plain = others.filter(({ unit }) => unit === "").map(({ value }) => value);
	const bare = [...words, ...plain];
	const near = (value: number) =>
		Math.abs(value - figure.value) <= 0.5 * 10 ** -figure.decimals + Math.abs(value) * rounding;
	if (figure.unit === "$") {
		const money = others.filter(({ unit }) => unit === "$").map(({ value }) => value);
		const areas = others
			.filter(({ unit }) => unit === "m²" || unit === "m" || unit === "years")
			.map(({ value }) => value);
		return combines(money, [...bare, ...areas], near);
	}
	if (figure.unit === "%") {
		const values = others.filter(({ unit }) => unit !== "$").map(({ value }) => value);
		return (
			values.some((a) => values.some((b) => b !== 0 && b !== a && near((a / b) * 100))) ||
			others.some(({ value, unit }) => unit === "%" && near(100 - value))
		);
	}
	if (figure.unit === "m²") {
		const areas = others.filter(({ unit }) => unit === "m²").map(({ value }) => value);
		const lengths = others
			.flatMap((other) => toMillimetres(other) ?? [])
			.map((length) => length / 1000);
		const unitless = [...lengths, ...bare];
		const products = unitless.flatMap((a) => unitless.map((b) => a * b));
		return (
			products.some((area) => near(area) || bare.some((count) => near(area * count))) ||
			combines(areas, bare, near)
		);
	}
	const length = toMillimetres(figure);
	if (length === undefined) return false;
	const factor = figure.value / length;
	const lengths = [
		...others.flatMap((other) => toMillimetres(other) ?? []).map((value) => value * factor),
		...plain,
	];
	const products = lengths.flatMap((value) =>
		bare.flatMap((count) => [value * count, value / count]),
	);
	return products.some(near) || combines(lengths, bare, near);
}

/** Sums and differences of like figures, and their products and shares by counts. */
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
