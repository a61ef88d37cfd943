import { toMillimetres, type WrittenNumber } from "./tokens.ts";

/** A sum that a text shows, such as 3 × $800 = $2,400. */
export interface Sum {
	terms: WrittenNumber[];
	signs: Sign[];
	result: WrittenNumber;
	/** Words between the sum and its result. */
	relation: string;
}

type Sign = "+" | "−" | "×" | "÷";

const sign = /^(?: [a-z]+)?\s*(?<sign>[+−×÷]|\s[-x]\s|\sof\s)\s*$/;
/** From the last term to the result: "=", "is about", ", or", "comes to". */
const relation =
	/^(?:[^.;:=\d$]{0,30}=|,? (?:or|is|which is|comes? to|makes?|becomes?))(?:\s*(?:up to|about|roughly|only|nearly|over|under|just|a|little|bit|near|enough))*\s*$/;

/** Finds the sums that a text shows in full. */
export function listSums(text: string, numbers: readonly WrittenNumber[]): Sum[] {
	const sums: Sum[] = [];
	for (let index = 0; index < numbers.length; ) {
		const terms = [numbers[index] as WrittenNumber];
		const signs: Sign[] = [];
		for (;;) {
			const next = numbers[index + terms.length];
			const found =
				next && sign.exec(between(text, terms.at(-1) as WrittenNumber, next))?.groups?.sign;
			if (!next || !found || (found.trim() === "of" && terms.at(-1)?.unit !== "%")) break;
			signs.push(normalise(found));
			terms.push(next);
		}
		const result = numbers[index + terms.length];
		const words = result ? between(text, terms.at(-1) as WrittenNumber, result) : "";
		if (signs.length && result && relation.test(words))
			sums.push({ terms, signs, result, relation: words.trim() });
		index += signs.length ? terms.length : 1;
	}
	return sums;
}

function between(text: string, number: WrittenNumber, next: WrittenNumber): string {
	return text.slice(number.from + number.text.length, next.from);
}

function normalise(found: string): Sign {
	const trimmed = found.trim();
	return trimmed === "-" ? "−" : trimmed === "x" || trimmed === "of" ? "×" : (trimmed as Sign);
}

/** The result of a sum: multiplication before addition; lengths in different units count in millimetres. */
export function evaluate({ terms, signs }: Pick<Sum, "terms" | "signs">): number {
	const values = readValues(terms);
	const totals = [values[0] ?? 0];
	const pending: number[] = [1];
	for (const [index, one] of signs.entries()) {
		const value = values[index + 1] ?? 0;
		const last = totals.length - 1;
		if (one === "×") totals[last] = (totals[last] ?? 0) * value;
		else if (one === "÷") totals[last] = (totals[last] ?? 0) / value;
		else {
			totals.push(value);
			pending.push(one === "+" ? 1 : -1);
		}
	}
	return totals.reduce((total, value, index) => total + value * (pending[index] ?? 1), 0);
}

function readValues(terms: readonly WrittenNumber[]): number[] {
	const lengths = terms.map(toMillimetres);
	const isMixed =
		new Set(terms.filter((_, index) => lengths[index] !== undefined).map(({ unit }) => unit)).size >
		1;
	return terms.map(({ value, unit }, index) => {
		const length = lengths[index];
		return isMixed && length !== undefined ? length : unit === "%" ? value / 100 : value;
	});
}

/** True when the stated result is right, given how it is rounded; words such as "about" allow 2% more. */
export function isRight(sum: Sum): boolean {
	const exact = evaluate(sum);
	const { value, decimals, unit } = sum.result;
	const isLoose = /about|roughly|nearly|over|under|near|little/.test(sum.relation);
	const room =
		0.5 * 10 ** -decimals + 1e-9 + (isLoose ? Math.abs(exact) * 0.02 + 0.5 * 10 ** -decimals : 0);
	const scales = unit === "%" ? [1, 100] : [1, 0.001, 0.01, 0.1, 10, 100, 1000, 1e-6];
	const isLength = sum.terms.some((term) => toMillimetres(term) !== undefined) || unit === "m²";
	return (isLength || unit === "%" ? scales : [1]).some(
		(scale) => Math.abs(exact * scale - value) <= room,
	);
}
