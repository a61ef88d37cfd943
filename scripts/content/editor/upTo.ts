import { listSums } from "./numbers/sums.ts";
import { listNumbers } from "./numbers/tokens.ts";
import { derivePerDesk } from "./reading/derivePerDesk.ts";
import type { Finding, Rule } from "./reading/rule.ts";
import { atLetter, listCopy } from "./reading/values.ts";

/** Percentages that the fact sheet only allows with "up to". */
const claims = derivePerDesk(({ content }) => {
	const facts = content.facts.filter(
		({ wording, unit }) => wording === "up-to" && unit.startsWith("per cent"),
	);
	return new Set(
		facts.flatMap(({ max, value }) => [max, value]).filter((share) => typeof share === "number"),
	);
});

/** Words that keep a percentage from being a flat promise; "the" does so right before it, or before its only adjective. */
const hedge =
	/\b(?:up to|0 to|60 to|98 to|as much as|at most|no more than|not|never|ceiling|limit|claim|figure)\b|\bthe (?:\w+ )?$|\b\d+[–-]$/i;

/** A maker's percentage is a ceiling: copy prints "up to" with it. */
export const checkUpTo: Rule = (piece, desk) => {
	const findings: Finding[] = [];
	for (const passage of listCopy(piece)) {
		const { text } = passage;
		const numbers = listNumbers(text);
		const inSums = new Set(
			listSums(text, numbers).flatMap(({ terms, result }) => [...terms, result]),
		);
		for (const number of numbers) {
			if (number.unit !== "%" || !claims(desk).has(number.value) || inSums.has(number)) continue;
			if (hedge.test(text.slice(Math.max(0, number.from - 40), number.from))) continue;
			const message = `write "up to ${number.text}"; the figure is a ceiling`;
			findings.push(atLetter(passage, number.from, message));
		}
	}
	return findings;
};
