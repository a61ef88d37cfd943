import path from "node:path";
import type { FoundContent } from "../load.ts";
import type { Fact } from "../schemas/fact.ts";
import { findSource, type Loaded, type Names } from "./knownNames.ts";

/** What code expects of a fact that it reads by its id. */
interface Reading {
	/** Keys that must hold a number. */
	keys: readonly (keyof Fact)[];
	unit: string;
	/** Says which keys to keep, and who reads them. */
	advice: string;
	/** Without a fact that must stay, pages cannot be built; without another, a row is left out. */
	mustStay?: true;
}

const printed = {
	keys: ["min", "max"],
	advice: "keep min and max; the pages of products print both",
} as const;
const compared = {
	keys: ["value"],
	advice: "keep value, a number; the recess check compares depths with it",
	mustStay: true,
} as const;

/** Every fact whose id stands in code. factUses.test.ts fails when code reads another. */
export const factsInCode: Readonly<Record<string, Reading>> = {
	"time-install": { ...printed, unit: "hours" },
	"life-shutters": { ...printed, unit: "years" },
	"life-sheers": { ...printed, unit: "years" },
	"life-other": { ...printed, unit: "years" },
	warranty: { ...printed, unit: "years" },
	"spec-shutter-recess": { ...compared, unit: "mm" },
	"spec-shutter-recess-tight": { ...compared, unit: "mm" },
	"curtain-fullness": {
		keys: ["min", "max"],
		unit: "times width",
		advice: "keep min and max; the cloth of a curtain is worked out with both",
		mustStay: true,
	},
	"trade-blade-sizes": {
		keys: [],
		unit: "mm",
		advice: "keep values; the blades of a shutter are counted with them",
		mustStay: true,
	},
	"spec-awning-projection": {
		keys: ["value"],
		unit: "m",
		advice: "keep value, a number; the page of the sun compares awnings with it",
		mustStay: true,
	},
};

/** Finds facts that do not hold what code reads of them. */
export function checkFacts(names: Names, loaded: Loaded): void {
	const { facts } = loaded.content;
	const source = findSource(loaded, "facts.yaml");
	if (!facts || !source) return;
	for (const [id, { keys, unit, advice, mustStay }] of Object.entries(factsInCode)) {
		const add = (path: readonly PropertyKey[], message: string) =>
			names.faults.push({ file: source.file, ...source.locate(path), field: id, message });
		const index = facts.findIndex((fact) => fact.id === id);
		const fact = facts[index];
		if (!fact) {
			if (mustStay) add([], `bring this fact back; ${advice}`);
			continue;
		}
		const wrong = keys.find((key) => typeof fact[key] !== "number");
		if (wrong) add(["facts", index, wrong], advice);
		if (fact.unit !== unit)
			add(["facts", index, "unit"], `write ${unit}; the site reads the figure in ${unit}`);
	}
}

/** Finds facts that are no price of their product. */
export function checkPrices(names: Names, loaded: Loaded): void {
	const { content } = loaded;
	for (const { priceFacts, file } of content.products) {
		const slug = path.basename(file, ".mdx");
		const source = loaded.sources.find((one) => one.file === file);
		for (const [index, id] of priceFacts.entries()) {
			const flaw = findFlaw(content, id, slug);
			if (flaw && source) names.add(source, ["priceFacts", index], flaw);
		}
	}
	const source = findSource(loaded, "prices.yaml");
	const products = content.prices?.products;
	const { products: known } = names.known;
	if (!products || !source) return;
	for (const [index, { product, options = [] }] of products.entries())
		for (const [position, { fact }] of options.entries()) {
			const flaw = findFlaw(content, fact, known.has(product) ? product : undefined);
			if (flaw) names.add(source, ["products", index, "options", position, "fact"], flaw);
		}
}

/** Why a fact is no price of a product, or of any; undefined when it is one, or when there is no such fact. */
function findFlaw({ facts = [] }: FoundContent, id: string, product?: string): string | undefined {
	const fact = facts.find((candidate) => candidate.id === id);
	if (!fact) return undefined;
	if (!isPrice(fact)) return `${id} is no price by the piece or the square metre; name one that is`;
	const applying = fact.applies_to;
	if (!product || applying.includes("all") || applying.includes(product)) return undefined;
	return `${id} is no price of ${product}; name one that is, or add ${product} to its applies_to in content/facts.yaml`;
}

/** The guide calculates with areas and pieces, not with lengths. */
function isPrice({ min, max, unit }: Fact): boolean {
	const isByPiece = unit.startsWith("AUD per ") && unit !== "AUD per metre";
	return isByPiece && min !== undefined && max !== undefined;
}
