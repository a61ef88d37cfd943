import path from "node:path";
import type { Fact } from "../schemas/fact.ts";
import { isDerived, listCounts } from "./numbers/derive.ts";
import { type Figures, listNearby, readFigures } from "./numbers/figures.ts";
import { findWrongRanges } from "./numbers/judgeRanges.ts";
import { keyOf, listKnownNumbers } from "./numbers/known.ts";
import { adviseRange, listPriceRanges, listPrices } from "./numbers/prices.ts";
import { toMillimetres, type Unit, type WrittenNumber } from "./numbers/tokens.ts";
import { derivePerDesk } from "./reading/derivePerDesk.ts";
import { listOtherCopy } from "./reading/otherCopy.ts";
import type { Passage } from "./reading/passages.ts";
import type { Desk, Finding, FolderRule, Rule } from "./reading/rule.ts";
import { atLetter, listCopy } from "./reading/values.ts";

/** Units whose numbers must come from the fact sheet or from a sum in the post. */
const checked: readonly Unit[] = ["$", "%", "m²", "mm", "years", "km/h", "weeks"];
/** Units whose numbers a writer may choose for an example. */
const sizes: readonly Unit[] = ["m²", "mm", "km/h"];
/** Words that mark the sizes in a sentence as an example. */
const example =
	/\b(?:say|says|if|take|takes|suppose|forecast|perhaps|for instance|for example|might)\b/i;

const known = derivePerDesk(({ content, local }) => listKnownNumbers([...content.facts, ...local]));
/** Product copy also gives the specification's second readings, beside the one used for planning (FIG-02). */
const withReadings = derivePerDesk((desk) => {
	const readings = desk.content.facts.flatMap(({ readings: own = [], ...fact }) =>
		own.map(({ min, max, value, values, unit }) => ({ ...fact, min, max, value, values, unit })),
	);
	return new Set([...known(desk), ...listKnownNumbers(readings as Fact[])]);
});

/**
 * Money, percentages, sizes, years, speeds and weeks come from content/facts.yaml, or the post shows the sum.
 * Sizes are free when the sentence says that they are an example. A range of money is judged by both its ends, because
 * each end of an old price may still belong to another fact.
 */
export const checkNumbers: Rule = (piece, desk) => {
	const linked = piece.plan?.links.map((link) => path.posix.basename(link)) ?? [];
	return findFaulty(listCopy(piece), desk, known(desk), linked);
};

/** Like checkNumbers, for products, pages and the copy in YAML files. */
export const checkOtherNumbers: FolderRule = (desk) => {
	return listOtherCopy(desk).flatMap(({ source: { file }, passages }) => {
		const allowed = file.includes("/products/") ? withReadings(desk) : known(desk);
		const about = [path.basename(file, ".mdx")];
		return findFaulty(passages, desk, allowed, about).map((finding) => ({ file, ...finding }));
	});
};

function findFaulty(
	passages: readonly Passage[],
	desk: Desk,
	allowed: ReadonlySet<string>,
	about: readonly string[],
): Finding[] {
	const read = passages.map(readFigures);
	const wrong = findWrongRanges(read, listPriceRanges(desk));
	const ranges = read.flatMap(({ passage, ranges: own }) =>
		own
			.filter((range) => wrong.has(range))
			.map(({ least, most }) => {
				const message = adviseRange([least.value, most.value], listPrices(desk), about);
				return atLetter(passage, least.from, message);
			}),
	);
	return [...ranges, ...findUnknown(read, allowed)];
}

/** Numbers that are not known; the ends of ranges, which are judged as ranges, are not among them. */
function findUnknown(read: readonly Figures[], allowed: ReadonlySet<string>): Finding[] {
	const given = new Set(allowed);
	const ends = new Set(
		read.flatMap(({ ranges }) => ranges.flatMap(({ least, most }) => [least, most])),
	);
	for (const number of ends) given.add(keyOf(number));
	for (const { passage, numbers, sums } of read) {
		for (const { terms, result } of sums) {
			for (const number of [...terms, result]) given.add(keyOf(number));
		}
		for (const number of numbers) {
			if (sizes.includes(number.unit) && example.test(sentenceAt(passage.text, number.from)))
				given.add(keyOf(number));
		}
	}
	const findings: Finding[] = [];
	for (const figures of read) {
		const near = listNearby(figures, read);
		const words = near.flatMap(({ passage: { text } }) => listCounts(text));
		const seen = near.flatMap((other) => other.numbers);
		for (const number of figures.numbers) {
			if (!checked.includes(number.unit) || listKeys(number).some((key) => given.has(key)))
				continue;
			if (isDerived(number, seen, words)) given.add(keyOf(number));
			else findings.push(atLetter(figures.passage, number.from, advise(number)));
		}
	}
	return findings;
}

/** Keys under which a number may be found: a sum may use 5 mm as 5 or as 0.005. */
function listKeys(number: WrittenNumber): string[] {
	const length = toMillimetres(number);
	const bare = length === undefined ? [] : [length, length / 10, length / 1000];
	return [keyOf(number), ...bare.map((value) => keyOf({ value, unit: "" }))];
}

function advise({ text, unit }: WrittenNumber): string {
	const rest = sizes.includes(unit) ? ', or call it an example ("say 600 mm")' : "";
	return `${text} is no figure of content/facts.yaml; show the sum it comes from${rest}, or take it out`;
}

/** The sentence around a position in a text. */
function sentenceAt(text: string, index: number): string {
	const before = [...text.slice(0, index).matchAll(/[.;]\s/g)].at(-1)?.index ?? 0;
	const after = text.slice(index).search(/[.;](?:\s|$)/);
	return text.slice(before, after === -1 ? undefined : index + after);
}
