import { isEntry, type Line } from "./lines.ts";
import type { Try } from "./moves.ts";

/** Puts in the mark of a list that the first key of an entry lacks, where other entries have theirs. */
export function* markEntry(lines: readonly Line[], index: number): Generator<Try> {
	const { kind, start, column } = lines[index] ?? {};
	if (kind !== "key" || start === undefined) return;
	const indents = lines.flatMap((other) =>
		other.kind === "item" && other.key && other.column === column ? [other.indent] : [],
	);
	for (const indent of new Set(indents)) {
		const fault = { offset: start + (column ?? 0), message: 'start the entry with "- "' };
		yield { moves: [{ start: start + indent, by: 0, mark: true }], fault };
	}
}

/**
 * True for a key that stands twice as others after it do: together they are an entry of its own.
 * @param doubles where keys stand that are there already
 */
export function isSecondEntry(
	lines: readonly Line[],
	index: number,
	doubles: readonly number[],
): boolean {
	const { start = 0, indent = 0 } = lines[index] ?? {};
	const end = lines.find((other) => other.start > start && other.indent < indent)?.start;
	return doubles.filter((place) => place >= start && place < (end ?? place + 1)).length > 1;
}

/** The first of the keys in one column above a line. */
export function findFirstKey(lines: readonly Line[], index: number): number {
	const keys = lines.map((line, at) => ({ ...line, at })).slice(0, index);
	const last = keys.findLast(({ kind, indent }) => kind === "key" && indent > 0);
	if (!last) return -1;
	const before = keys.findLast(
		(line) => isEntry(line) && (line.indent < last.indent || line.kind === "item"),
	);
	return keys.find(({ at, indent }) => at > (before?.at ?? -1) && indent === last.indent)?.at ?? -1;
}

/** True for a key that has neither a value nor anything below it. */
export function isBare(lines: readonly Line[], index: number): boolean {
	const { isOpen = false, column = 0 } = lines[index] ?? {};
	return isOpen && (lines[index + 1]?.indent ?? 0) <= column;
}
