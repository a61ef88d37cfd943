import type { Document, YAMLError } from "yaml";
import { findDouble, findGap } from "./advice.ts";
import { alignEntries, listParents } from "./columns.ts";
import { findFirstKey, isBare, isSecondEntry, markEntry } from "./entries.ts";
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
	if (errors.length === 0) return undefined;
	let best: Mend | undefined;
	let least = errors.length;
	const lines = readLines(text);
	const entries = lines.filter(isEntry).length;
	for (const { moves, fault } of listTries(lines, errors, text)) {
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

/** What to try for the first error, the likeliest first. */
function* listTries(
	lines: readonly Line[],
	errors: readonly YAMLError[],
	text: string,
): Generator<Try> {
	const error = errors.find(isLost);
	const doubles = errors.map((double) => findDouble(double, text));
	const place = error ? error.pos[0] : (doubles[0] ?? 0);
	const own = lines.findLastIndex(({ start }) => start <= place);
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
	if (!error) {
		if (isSecondEntry(lines, near, doubles)) yield* markEntry(lines, near);
		// A key with nothing below it may have lost what follows to the map around it.
		if (isBare(lines, above) && lines[above]?.key !== lines[near]?.key)
			yield* alignEntries(lines, [above]);
		return;
	}
	yield* alignEntries(lines, [below, near, above, ...listParents(lines, near)]);
	yield* markEntry(lines, findFirstKey(lines, near));
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
