import type { Source } from "../source/source.ts";
import type { Names } from "./names.ts";
import { findWrongNumbers } from "./numbers.ts";

const count = /\b(\d+)(?= suburbs\b)/g;

/** Wherever copy gives the number of suburbs, it must be the number in content/suburbs. */
export function checkCounts(names: Names, sources: readonly Source[], suburbs: number): void {
	const message = `content/suburbs has ${suburbs}; write ${suburbs} suburbs here too`;
	names.faults.push(...findWrongNumbers(sources, count, [suburbs], message));
}
