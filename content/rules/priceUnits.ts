import { listNumbers } from "./numbers/tokens.ts";
import { derivePerDesk } from "./reading/derivePerDesk.ts";
import type { Finding, Rule } from "./reading/rule.ts";
import { atLetter, listCopy } from "./reading/values.ts";

/** What the fact sheet says that each of its ranges counts: "m2", "screen". Equal ranges may count different things. */
const counted = derivePerDesk(({ content }) => {
	const ranges = new Map<string, Set<string>>();
	for (const { min, max, unit } of content.facts) {
		const [, piece] = /^AUD per (.+)$/.exec(unit) ?? [];
		if (!piece) continue;
		const range = `${min}-${max}`;
		ranges.set(range, (ranges.get(range) ?? new Set()).add(piece));
	}
	return ranges;
});

const between = /^(?: to | and | ?[–-] ?)$/;
const perArea = /^ ?(?:per |an? |each |\/ ?)(?:m²|m2\b|sqm\b|square met)/i;

/** A range that the fact sheet gives by the piece is not told by the square metre. */
export const checkPriceUnits: Rule = (piece, desk) => {
	const findings: Finding[] = [];
	for (const passage of listCopy(piece)) {
		const { text } = passage;
		const numbers = listNumbers(text);
		for (const [index, least] of numbers.entries()) {
			const most = numbers[index + 1];
			if (!most || least.unit !== "$" || most.unit !== "$") continue;
			if (!between.test(text.slice(least.to, most.from)) || !perArea.test(text.slice(most.to)))
				continue;
			const pieces = counted(desk).get(`${least.value}-${most.value}`);
			if (!pieces || pieces.has("m2")) continue;
			const range = text.slice(least.from, most.to);
			const right = [...pieces].map((name) => `per ${name}`).join(" or ");
			const message = `content/facts.yaml has ${range} ${right}, not per m²`;
			findings.push(atLetter(passage, least.from, message));
		}
	}
	return findings;
};
