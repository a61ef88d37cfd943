import { toMillimetres, type WrittenNumber } from "./numbers.ts";

/** A sum that a text shows, such as 3 × $800 = $2,400. */
export interface Sum {
	terms: WrittenNumber[];
	/** The signs between the terms. */
	signs: string[];
	result: WrittenNumber;
	/** Words between the sum and its result. */
	relation: string;
}

const sign = /^(?: [a-z]+)?\s*(?:([+−×÷])|\s([-x])\s|\s(of)\s)\s*$/;
/** From the last term to the result: "=", "is about", ", or", "comes to". */
const relates =
	/^(?:[^.;:=\d$]{0,30}=|,? (?:or|is|which is|comes? to|makes?|becomes?))(?:\s*(?:up to|about|roughly|only|nearly|over|under|just|a|little|bit|near|enough))*\s*$/;

/** Finds the sums that a text shows in full. */
export function listSums(text: string, numbers: readonly WrittenNumber[]): Sum[] {
	const sums: Sum[] = [];
	const gapAfter = (index: number) => {
		const [own, next] = [numbers[index], numbers[index + 1]];
		return own && next ? text.slice(own.from + own.text.length, next.from) : "";
	};
	for (let index = 0; index < numbers.length; index++) {
		const first = index;
		const signs: string[] = [];
		for (let found = readSign(gapAfter(index)); found; found = readSign(gapAfter(index))) {
			signs.push(found);
			index++;
		}
		const relation = gapAfter(index);
		const result = numbers[index + 1];
		if (signs.length && result && relates.test(relation))
			sums.push({ terms: numbers.slice(first, index + 1), signs, result, relation });
		else if (!signs.length) index = first;
	}
	// A share is of something; "two of 40 blades" is no product.
	return sums.filter(({ terms, signs }) =>
		signs.every((one, index) => one !== "of" || terms[index]?.unit === "%"),
	);
}

function readSign(gap: string): string | undefined {
	const [, plain, ascii, of] = sign.exec(gap) ?? [];
	return plain ?? of ?? (ascii && (ascii === "-" ? "−" : "×"));
}

/** The result of a sum: multiplication before addition; lengths in different units count in millimetres. */
export function evaluate({ terms, signs }: Pick<Sum, "terms" | "signs">): number {
	const lengths = new Set(terms.filter((term) => toMillimetres(term)).map(({ unit }) => unit));
	const values = terms.map((term) => {
		if (term.unit === "%") return term.value / 100;
		return (lengths.size > 1 && toMillimetres(term)) || term.value;
	});
	const parts: number[] = [];
	for (const [index, value] of values.entries()) {
		const before = signs[index - 1] ?? "+";
		if (before === "+") parts.push(value);
		else if (before === "−") parts.push(-value);
		else parts.push((parts.pop() ?? 1) * (before === "÷" ? 1 / value : value));
	}
	return parts.reduce((total, part) => total + part, 0);
}

/** True when the stated result is right, given how it is rounded; words such as "about" allow 2% more. */
export function isRight(sum: Sum): boolean {
	const exact = evaluate(sum);
	const { value, decimals, unit } = sum.result;
	const step = 0.5 * 10 ** -decimals;
	const isLoose = /about|roughly|nearly|over|under|near|little/.test(sum.relation);
	const room = step + 1e-9 + (isLoose ? Math.abs(exact) * 0.02 + step : 0);
	const isLength = unit === "m²" || sum.terms.some((term) => toMillimetres(term));
	const scales =
		unit === "%" ? [1, 100] : isLength ? [1, 1e-6, 0.001, 0.01, 0.1, 10, 100, 1000] : [1];
	return scales.some((scale) => Math.abs(exact * scale - value) <= room);
}
