import type { Fault } from "../content/faults.ts";
import type { FoundContent } from "../content/load.ts";
import type { Fact } from "../content/schemas/fact.ts";
import { findSource, type Loaded } from "./knownNames.ts";

/** What code reads of a fact: its unit, and which keys hold the numbers. */
type Reading = [unit: string, ...keys: (keyof Fact)[]];

/** Every fact whose id stands in code. factUses.test.ts fails when code reads another. */
export const factsInCode: Readonly<Record<string, Reading>> = {
	"time-install": ["hours", "min", "max"],
	"life-shutters": ["years", "min", "max"],
	"life-sheers": ["years", "min", "max"],
	"life-other": ["years", "min", "max"],
	warranty: ["years", "min", "max"],
	"spec-shutter-recess": ["mm", "value"],
	"spec-shutter-recess-tight": ["mm", "value"],
	"curtain-fullness": ["times width", "min", "max"],
	"trade-blade-sizes": ["mm", "values"],
	"spec-awning-projection": ["m", "value"],
	"ref-square-opening": ["mm", "values"],
	"ref-sepp-pergola-area": ["m2; per cent; m2", "values"],
};

/** Finds facts that do not hold what code reads of them, and facts that are no price of the product that names them. */
export function findFactFaults(loaded: Loaded): Fault[] {
	const { facts, prices } = loaded.content;
	if (!facts) return [];
	const source = findSource(loaded, "facts.yaml");
	const read = Object.entries(factsInCode).flatMap(([id, [unit, ...keys]]) => {
		const index = facts.findIndex((fact) => fact.id === id);
		const fact = facts[index];
		const isRight =
			fact?.unit === unit && keys.every((key) => typeof fact[key] !== "string" && fact[key]);
		const message = `keep the fact ${id} with ${keys.join(" and ")} in ${unit}; pages print it or calculate with it`;
		return isRight ? [] : (source?.report(fact ? ["facts", index] : ["facts"], message) ?? []);
	});
	const list = findSource(loaded, "prices.yaml");
	const ofGuide = (prices?.products ?? []).flatMap(({ product, options = [] }, index) =>
		options.flatMap(({ fact }, position) => {
			const flaw = findFlaw(facts, fact, product);
			return (flaw && list?.report(["products", index, "options", position, "fact"], flaw)) || [];
		}),
	);
	return [...read, ...ofGuide];
}

/** Why a fact is no price of a product; undefined when it is one, or when there is no such fact. */
function findFlaw(facts: NonNullable<FoundContent["facts"]>, id: string, product: string) {
	const fact = facts.find((candidate) => candidate.id === id);
	if (!fact) return undefined;
	// The guide calculates with areas and pieces, not with lengths.
	const isByPiece = fact.unit.startsWith("AUD per ") && fact.unit !== "AUD per metre";
	if (!isByPiece || fact.min === undefined || fact.max === undefined)
		return `${id} is no price by the piece or the square metre; name one that is`;
	if (fact.applies_to.includes(product)) return undefined;
	return `${id} is no price of ${product}; name one that is, or add ${product} to its applies_to in content/facts.yaml`;
}
