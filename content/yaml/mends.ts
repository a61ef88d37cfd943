import type { Document, YAMLError } from "yaml";
import { findGap } from "./advice.ts";
import { alignEntries, listParents } from "./columns.ts";
import { isEntry, type Line, readLines } from "./lines.ts";
import { makeMove, type Try } from "./moves.ts";

/** A mistake of spaces alone, and the text without it. */
interface Mend extends Try {
	text: string;
	document: Document;
}

/**
 * Finds the line that makes a text readable once it has more spaces or fewer. The parser only notices that something
 * is wrong nearby: often a line above or below, and then once more for every line that follows.
 */
export function findMend(
	{ errors }: Document,
	text: string,
	parse: (text: string) => Document,
): Mend | undefined {
	const error = errors.find(isLost) ?? errors[0];
	if (!error) return undefined;
	let best: Mend | undefined;
	let least = errors.length;
	const lines = readLines(text);
	const entries = lines.filter(isEntry).length;
	for (const { moves, fault } of listTries(lines, error)) {
		const mended = moves.reduce(makeMove, text);
		// A block text that moves to the left may take in the keys below it, and so hide the mistake.
		if (readLines(mended).filter(isEntry).length < entries) continue;
		const document = parse(mended);
		if (document.errors.length >= least) continue;
		best = { fault, moves, text: mended, document };
		least = document.errors.length;
		if (least === 0) break;
	}
	return best;
}

/** A key that stands twice still leaves the text readable. */
function isLost({ code }: YAMLError): boolean {
	return code !== "DUPLICATE_KEY";
}

/** What to try for an error, the likeliest first. */
function* listTries(lines: readonly Line[], error: YAMLError): Generator<Try> {
	const own = lines.findLastIndex(({ start }) => start <= error.pos[0]);
	const isNear = (index: number) => Math.abs(index - own) < 2;
	const short = lines.findIndex(({ lacking }, index) => lacking > 0 && isNear(index));
	if (short !== -1) {
		if (lines[short - 1]?.kind !== "block") yield* alignEntries(lines, [short - 1]);
		yield alignBlock(lines, short);
	}
	for (const line of lines.filter((_line, index) => isNear(index))) yield* spaceOut(line);
	const near = lines.findLastIndex((line, index) => index <= own && isEntry(line));
	const above = lines.findLastIndex((line, index) => index < near && isEntry(line));
	const below = lines.findIndex((line, index) => index > near && isEntry(line));
	const around = lines.slice(Math.max(above, 0), below === -1 ? undefined : below);
	// Words without a key are another mistake, and moving the lines around them would hide it.
	if (around.some(({ kind }) => kind === "words")) return;
	if (isLost(error)) yield* alignEntries(lines, [below, near, above, ...listParents(lines, near)]);
	else
		yield* alignEntries(
			lines,
			[near, above].filter((index) => lines[index]?.isOpen),
		);
}

/** Moves the lines of a block that are not indented enough. */
function alignBlock(lines: readonly Line[], from: number): Try {
	const end = lines.findIndex(({ lacking }, index) => index > from && lacking <= 0);
	const run = lines.slice(from, end === -1 ? undefined : end);
	const { start = 0, column = 0 } = run[0] ?? {};
	const how = lines[from - 1]?.kind === "block" ? "like" : "further than";
	return {
		moves: run.map((line) => ({ start: line.start, by: line.lacking })).reverse(),
		fault: { offset: start + column, message: `indent this line ${how} the one above it` },
	};
}

/** Puts in the space that a colon or the mark of a list lacks. */
function* spaceOut({ start, text, indent, kind, key }: Line): Generator<Try> {
	const gap = kind !== "block" && !key && findGap(text);
	if (!gap) return;
	const { column, ...fault } = gap;
	yield { moves: [{ start: start + column, by: 1 }], fault: { offset: start + indent, ...fault } };
}
