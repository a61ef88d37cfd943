import type { Fact } from "../schemas/fact.ts";
import { atLetter, type Finding, type Rule } from "./editedPost.ts";
import { listRanges } from "./figures.ts";
import { listNumbers } from "./numbers.ts";
import { listSums } from "./shownSums.ts";

/** Words that keep a percentage from being a flat promise; "the" does so right before it, or before its only adjective. */
const hedge =
	/\b(?:up to|0 to|60 to|98 to|as much as|at most|no more than|not|never|ceiling|limit|claim|figure)\b|\bthe (?:\w+ )?$|\b\d+[–-]$/i;
const perArea = /^ ?(?:per |an? |each |\/ ?)(?:m²|m2\b|sqm\b|square met)/i;

/** A maker's percentage is a ceiling: copy prints "up to" with it. */
export function checkUpTo(facts: readonly Fact[]): Rule {
	const claims = facts
		.filter(({ wording, unit }) => wording === "up-to" && unit.startsWith("per cent"))
		.flatMap(({ max, value }) => [max, value]);
	return ({ copy }) =>
		copy.flatMap((passage): Finding[] => {
			const { text } = passage;
			const numbers = listNumbers(text);
			const inSums = listSums(text, numbers).flatMap(({ terms, result }) => [...terms, result]);
			const flat = numbers
				.filter((number) => number.unit === "%" && claims.includes(number.value))
				.filter((number) => !inSums.includes(number))
				.filter(({ from }) => !hedge.test(text.slice(Math.max(0, from - 40), from)));
			return flat.map((number) =>
				atLetter(passage, number.from, `write "up to ${number.text}"; the figure is a ceiling`),
			);
		});
}

/** Copy must not give a range per square metre when the fact sheet gives it per piece. */
export function checkPriceUnits(facts: readonly Fact[]): Rule {
	return ({ copy }) =>
		copy.flatMap((passage): Finding[] => {
			const { text } = passage;
			const byArea = listRanges(text, listNumbers(text)).filter(([, most]) =>
				perArea.test(text.slice(most.to)),
			);
			return byArea.flatMap(([least, most]): Finding[] => {
				const pieces = facts
					.filter(({ min, max }) => min === least.value && max === most.value)
					.map(({ unit }) => unit.replace("AUD ", ""));
				if (pieces.length === 0 || pieces.includes("per m2")) return [];
				const right = [...new Set(pieces)].join(" or ");
				const message = `content/facts.yaml has ${text.slice(least.from, most.to)} ${right}, not per m²`;
				return [atLetter(passage, least.from, message)];
			});
		});
}
