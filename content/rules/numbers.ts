import type { Fact } from "../schema/fact.ts";
import { isDerived, listCounts } from "./numbers/derive.ts";
import { keyOf, listKnownNumbers } from "./numbers/known.ts";
import { listSums } from "./numbers/sums.ts";
import { listNumbers, toMillimetres, type Unit, type WrittenNumber } from "./numbers/tokens.ts";
import { derivePerDesk } from "./reading/derivePerDesk.ts";
import { listPassages, type Passage } from "./reading/passages.ts";
import type { Desk, Finding, Rule, SharedRule } from "./reading/rule.ts";
import { atLetter, listCopy, listValues } from "./reading/values.ts";

/** Units whose numbers must come from the fact sheet or from a sum in the post. */
const checked: readonly Unit[] = ["$", "%", "m²", "mm", "years", "km/h", "weeks"];
/** Units whose numbers a writer may choose for an example. */
const sizes: readonly Unit[] = ["m²", "mm", "km/h"];
/** Words that mark the sizes in a sentence as an example. */
const example =
	/\b(?:say|says|if|take|takes|suppose|forecast|perhaps|for instance|for example|might)\b/i;
/** How many blocks above and below are searched for the numbers of a sum. */
const reach = 2;

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
 * Sizes are free when the sentence says that they are an example.
 */
export const checkNumbers: Rule = (piece, desk) => findUnknown(listCopy(piece), desk);

/** Files whose numbers are the source of all others, or that no reader sees. */
const sheets = /\/(?:facts|local|plan|aliases)\.yaml$/;
/** Positions in pictures, such as 50% 40%. */
const position = /^["']?\d+% \d+%["']?$/;

/** Like checkNumbers, for products, pages and the copy in YAML files. */
export const checkOtherNumbers: SharedRule = (desk) => {
	const own = new Set(desk.pieces.map(({ source }) => source));
	const trees = new Map(desk.articles.map(({ source, body }) => [source, body.tree]));
	return desk.sources.flatMap((source) => {
		if (own.has(source) || /\/blog\//.test(source.file) || sheets.test(source.file)) return [];
		const tree = trees.get(source);
		const values = listValues(source).filter(({ text }) => !position.test(text));
		const passages = [...(tree ? listPassages(tree, source.body) : []), ...values];
		const { file } = source;
		const allowed = source.file.includes("/products/") ? withReadings(desk) : known(desk);
		return findUnknown(passages, desk, allowed).map((finding) => ({ file, ...finding }));
	});
};

function findUnknown(
	passages: readonly Passage[],
	desk: Desk,
	allowed: ReadonlySet<string> = known(desk),
): Finding[] {
	const read = passages.map((passage) => ({ passage, numbers: listNumbers(passage.text) }));
	const given = new Set(allowed);
	for (const { passage, numbers } of read) {
		for (const { terms, result } of listSums(passage.text, numbers)) {
			for (const number of [...terms, result]) given.add(keyOf(number));
		}
		for (const number of numbers) {
			if (sizes.includes(number.unit) && example.test(sentenceAt(passage.text, number.from)))
				given.add(keyOf(number));
		}
	}
	const findings: Finding[] = [];
	for (const { passage, numbers } of read) {
		const near = read.filter(({ passage: other }) => isNear(passage, other));
		const words = near.flatMap(({ passage: { text } }) => listCounts(text));
		const seen = near.flatMap((other) => other.numbers);
		for (const number of numbers) {
			if (!checked.includes(number.unit) || listKeys(number).some((key) => given.has(key)))
				continue;
			if (isDerived(number, seen, words)) given.add(keyOf(number));
			else findings.push(atLetter(passage, number.from, advise(number)));
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

function isNear(one: Passage, other: Passage): boolean {
	return one.section === other.section || Math.abs(one.block - other.block) <= reach;
}

/** The sentence around a position in a text. */
function sentenceAt(text: string, index: number): string {
	const before = [...text.slice(0, index).matchAll(/[.;]\s/g)].at(-1)?.index ?? 0;
	const after = text.slice(index).search(/[.;](?:\s|$)/);
	return text.slice(before, after === -1 ? undefined : index + after);
}
