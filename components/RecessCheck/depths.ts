import { getContent } from "../../scripts/content/collections.ts";
import type { RecessDepths } from "./recess.ts";

/** The two depths of the fact sheet. @throws when one is missing */
export function getRecessDepths(): RecessDepths {
	return {
		inside: getDepth("spec-shutter-recess"),
		measure: getDepth("spec-shutter-recess-tight"),
	};
}

function getDepth(id: string): number {
	const value = getContent().facts.find((fact) => fact.id === id)?.value;
	if (typeof value !== "number") throw new Error(`content/facts.yaml has no depth for ${id}`);
	return value;
}
