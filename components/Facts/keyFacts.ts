import type { Content, Product } from "../../scripts/content/collections.ts";
import type { KeyFact } from "./Facts.tsx";

/** The facts of the sheet that say something of a product, of which at most one of each kind applies to it. */
const kinds = [
	{ term: "Fitting, typically", unit: "hours", ids: ["time-install"] },
	{ term: "Working life, typically", unit: "years", ids: ["life-shutters", "life-sheers"] },
	{
		term: "Working life, typically",
		unit: "years; motors and cloth go sooner",
		ids: ["life-other"],
	},
	{ term: "Warranty, by product", unit: "years", ids: ["warranty"] },
];

/** Fitting time, life and warranty of a product, as far as the fact sheet has them. */
export function listKeyFacts({ facts }: Content, { slug }: Product): KeyFact[] {
	const applying = facts.filter(({ applies_to }) =>
		applies_to.some((name) => name === "all" || name === slug),
	);
	return kinds.flatMap(({ term, unit, ids }) => {
		const fact = applying.find(({ id }) => ids.includes(id));
		return fact ? { term, value: `${fact.min} to ${fact.max} ${unit}` } : [];
	});
}
