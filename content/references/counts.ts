import type { Source } from "../source.ts";
import type { Names } from "./names.ts";
import { findWrongNumbers } from "./numbers.ts";

const count = /\b(\d+)(?= suburbs\b)/g;

/** Where copy says how many suburbs there are, it says how many content/suburbs has. */
export function checkCounts(names: Names, sources: readonly Source[], suburbs: number): void {
	const message = `content/suburbs has ${suburbs}; write ${suburbs} suburbs here too`;
	names.faults.push(...findWrongNumbers(sources, count, [suburbs], message));
}
