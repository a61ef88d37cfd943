import type { FoundContent } from "../load.ts";
import type { Fact } from "../schemas/fact.ts";
import type { Source } from "../source/source.ts";
import type { Names } from "./names.ts";
import type { Known } from "./posts.ts";

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

/** Every fact whose id stands in code. facts.test.ts fails when code reads another. */
export const factsInCode: Readonly<Record<string, Reading>> = {
	"time-install": { ...printed, unit: "hours" },
	"life-shutters": { ...printed, unit: "years" },
	"life-sheers": { ...printed, unit: "years" },
	"life-other": { ...printed, unit: "years" },
	warranty: { ...printed, unit: "years" },
	"spec-shutter-recess": { ...compared, unit: "mm" },
	"spec-shutter-recess-tight": { ...compared, unit: "mm" },
};

/** Finds facts that code reads by their id and that do not hold what it reads, and products that do not exist. */
export function checkFacts(
	names: Names,
	{ facts }: FoundContent,
	sources: ReadonlyMap<unknown, Source>,
	{ products }: Known,
): void {
	if (!facts) return;
	// The source belongs to the whole file, of which the content keeps the facts only.
	const source = [...sources].find(([data]) => (data as { facts?: unknown }).facts === facts)?.[1];
	if (!source) return;
	const appliable = products.size ? new Set([...products, "all"]) : products;
	for (const [index, { applies_to }] of facts.entries())
		names.allKnown(source, ["facts", index, "applies_to"], applies_to, appliable, "a product");
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
