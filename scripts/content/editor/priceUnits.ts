import { listPairs } from "./numbers/ranges.ts";
import { listNumbers } from "./numbers/tokens.ts";
import { derivePerDesk } from "./reading/derivePerDesk.ts";
import type { Finding, Rule } from "./reading/rule.ts";
import { atLetter, listCopy } from "./reading/values.ts";

/** The units of each price range in the fact sheet: "m2", "screen". Equal ranges may have different units. */
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

/** Copy must not give a range per square metre when the fact sheet gives it per piece. */
export const checkPriceUnits: Rule = (piece, desk) => {
	const findings: Finding[] = [];
	for (const passage of listCopy(piece)) {
		const { text } = passage;
		for (const { least, most, gap } of listPairs(text, listNumbers(text))) {
			if (!between.test(gap) || !perArea.test(text.slice(most.to))) continue;
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
