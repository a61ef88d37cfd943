import { isEntry, type Line } from "./lines.ts";
import type { Try } from "./moves.ts";

/** A place where an entry may belong. */
interface Aim {
	/** Index of the entry's line. */
	from: number;
	column: number;
}

/**
 * Moves each key or list item to the columns of others: alone, with what is below it, and with the entries that follow
 * it as well, as a pasted block has to be.
 */
export function* alignEntries(lines: readonly Line[], suspects: readonly number[]): Generator<Try> {
	for (const aim of rankColumns(lines, suspects)) yield* moveTo(lines, aim);
}

/** Where entries may belong. The shortest way is first, and of equal ones that of the odd one out. */
function rankColumns(lines: readonly Line[], suspects: readonly number[]): Aim[] {
	const aims = [...new Set(suspects)].flatMap((from) => {
		const line = lines[from];
		if (!line) return [];
		const alike = lines.filter(
			(other) => isEntry(other) && (other.kind === "item" || line.kind === "key"),
		);
		const count = (column: number) =>
			alike.filter((other) => columnOf(other, line) === column).length;
		return listColumns(lines, from, suspects).map((column) => {
			const way = Math.abs(column - line.indent);
			return { from, column, way, gain: count(column) - count(line.indent) };
		});
	});
	return aims.sort((a, b) => a.way - b.way || b.gain - a.gain);
}

/** The moves that bring an entry to a column: one line, then more of those that follow it. */
function* moveTo(lines: readonly Line[], { from, column }: Aim): Generator<Try> {
	const { start, indent, kind, key } = lines[from] as Line;
	const isItem = kind === "item";
	const message = isItem
		? "line the item up with the others"
		: "line this up with the keys around it";
	const fault = { offset: start + indent, ...(!isItem && key && { key }), message };
	const movesUntil = (isOutside: (other: Line) => boolean) => {
		const end = lines.findIndex((other, index) => index > from && isOutside(other));
		const part = lines.slice(from, end === -1 ? undefined : end);
		return part.map((line) => ({ start: line.start, by: column - indent })).reverse();
	};
	const branch = movesUntil((other) => other.indent <= indent);
	const siblings = movesUntil((other) => other.indent < indent);
	yield { moves: branch.slice(-1), fault };
	if (branch.length > 1) yield { moves: branch, fault };
	if (siblings.length > branch.length) yield { moves: siblings, fault };
}

/** The column of an entry for one that belongs beside it: keys go with keys, marks of a list with marks. */
function columnOf(other: Line, { kind }: Line): number {
	return kind === "key" ? other.column : other.indent;
}

/** The columns of the entries around an entry, where it may belong. */
function listColumns(lines: readonly Line[], from: number, suspects: readonly number[]): number[] {
	const line = lines[from] as Line;
	const indices = [
		lines.findIndex((other, index) => index > from && isEntry(other)),
		...suspects,
		...listParents(lines, from),
	];
	const columns = indices.flatMap((index) => {
		const other = lines[index];
		if (!other) return [];
		if (line.kind === "key" || other.kind === "item") return columnOf(other, line);
		return other.isOpen ? [other.column, other.column + 2] : [];
	});
	const isBare = (other: Line | undefined) => other?.kind === "item" && !other.key;
	const [above, after] = [lines[from - 1], lines[from + 1]];
	// An item of plain words would take the next one in as more of its words.
	const isSwallowed = (column: number) =>
		isBare(line) &&
		((isBare(above) && (above?.indent ?? 0) < column) ||
			(isBare(after) && (after?.indent ?? 0) > column));
	return [...new Set([...columns, 0])].filter(
		(column) => column !== line.indent && !isSwallowed(column),
	);
}

/** The entries above a line that are each indented less than the one before. */
export function listParents(lines: readonly Line[], from: number): number[] {
	const parents: number[] = [];
	let least = Number.POSITIVE_INFINITY;
	for (let index = from - 1; index >= 0 && least > 0; index--) {
		const line = lines[index];
		if (!line || !isEntry(line) || line.indent >= least) continue;
		least = line.indent;
		parents.push(index);
	}
	return parents;
}
