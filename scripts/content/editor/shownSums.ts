import { toMetres, type WrittenNumber } from "./numbers.ts";

/** A sum that a text shows, such as 3 × $800 = $2,400. */
export interface Sum {
	terms: WrittenNumber[];
	/** The signs between the terms. */
	signs: string[];
	result: WrittenNumber;
	/** True where words such as "about" stand before the result. */
	isRough: boolean;
}

const sign = /^(?: [a-z]+)?\s*(?:([+−×÷])|\s([-x])\s|\s(of)\s)\s*$/;
/** From the last term to the result: "=", "is about", ", or", "comes to". */
const relation =
	/^(?:[^.;:=\d$]{0,30}=|,? (?:or|is|which is|comes? to|makes?|becomes?))(?:\s*(?:up to|about|roughly|only|nearly|over|under|just|a|little|bit|near|enough))*\s*$/;

/** Finds the sums that a text shows in full. */
export function listSums(text: string, numbers: readonly WrittenNumber[]): Sum[] {
	const gaps = numbers.map((own, index) =>
		text.slice(own.from + own.text.length, numbers[index + 1]?.from),
	);
	const signs = gaps.map((gap, index) => {
		const [, plain, ascii, of] = sign.exec(gap) ?? [];
		// A share is of something; "two of 40 blades" is no product.
		return plain ?? (ascii && (ascii === "-" ? "−" : "×")) ?? (numbers[index]?.unit === "%" && of);
	});
	return numbers.flatMap((_first, from) => {
		if (signs[from - 1] || !signs[from]) return [];
		const last = signs.findIndex((own, index) => index > from && !own);
		const gap = gaps[last] ?? "";
		const result = numbers[last + 1];
		if (!result || !relation.test(gap)) return [];
		const isRough = /about|roughly|nearly|over|under|near|little/.test(gap);
		const own = signs.slice(from, last).map(String);
		return [{ terms: numbers.slice(from, last + 1), signs: own, result, isRough }];
	});
}

/** The result of a sum: multiplication before addition; lengths in different units count in metres. */
export function evaluate({ terms, signs }: Pick<Sum, "terms" | "signs">): number {
	const isMixed = new Set(terms.filter(toMetres).map(({ unit }) => unit)).size > 1;
	const parts: number[] = [];
	for (const [index, term] of terms.entries()) {
		const before = signs[index - 1] ?? "+";
		const value = term.unit === "%" ? term.value / 100 : (isMixed && toMetres(term)) || term.value;
		if (before === "+" || before === "−") parts.push(before === "+" ? value : -value);
		else parts.push((parts.pop() ?? 1) * (before === "÷" ? 1 / value : value));
	}
	return parts.reduce((total, part) => total + part, 0);
}

/** True when the stated result is right, given how it is rounded; words such as "about" allow 2% more. */
export function isRight(sum: Sum): boolean {
	const exact = evaluate(sum);
	const { value, decimals, unit } = sum.result;
	const step = 0.5 * 10 ** -decimals;
	const room = step + 1e-9 + (sum.isRough ? Math.abs(exact) * 0.02 + step : 0);
	const isLength = unit === "m²" || sum.terms.some(toMetres);
	const lengths = isLength ? [1e-6, 0.001, 0.01, 0.1, 10, 100, 1000] : [];
	const scales = unit === "%" ? [1, 100] : [1, ...lengths];
	return scales.some((scale) => Math.abs(exact * scale - value) <= room);
}
