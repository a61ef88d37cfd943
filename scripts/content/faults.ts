import { distance } from "fastest-levenshtein";

/** Something a writer has to correct, at a place an editor can jump to (1-based line and column). */
export interface Fault extends Position {
	file: string;
	/** Frontmatter key or YAML path; absent for faults in the body text. */
	field?: string;
	/** What to write instead, in one sentence. */
	message: string;
}

/** A fault in a text, before it is known in which file. */
export type TextFault = Omit<Fault, "file">;

/** Returns `content/blog/x.mdx:7:1  date: write the day as 2025-09-17`. */
export function formatFault({ file, line, column, field, message }: Fault): string {
	return `${file}:${line}:${column}  ${field ? `${field}: ` : ""}${message}`;
}

/** Sorts by file, then by position; of a value the first sentence is kept, and every sentence once. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
	const unique = new Map<string, Fault>();
	for (const fault of faults) {
		const { file, line, column, field, message } = fault;
		const place = [file, line, column, field ?? message].join(":");
		if (!unique.has(place)) unique.set(place, fault);
	}
	return [...unique.values()].sort((a, b) =>
		a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column,
	);
}

/** Thrown once for a whole run, with every fault found in it. */
export class ContentError extends Error {
	override name = "ContentError";
	readonly faults: Fault[];
	constructor(faults: Fault[], options?: ErrorOptions) {
		const count = faults.length === 1 ? "1 fault" : `${faults.length} faults`;
		super(`${count} in content:\n${faults.map(formatFault).join("\n")}`, options);
		this.faults = faults;
	}
}

/** Returns `; did you mean "title"?` when a known word is close to the one written, otherwise "". */
export function suggestion(written: string, known: Iterable<string>): string {
	const closest = findClosest(written, known);
	return closest ? `; did you mean "${closest}"?` : "";
}

/** The known word that is closest to the one written, if a quarter of the letters differ at most, and never more than five. */
export function findClosest(written: string, known: Iterable<string>): string | undefined {
	const wanted = written.toLowerCase();
	let best: string | undefined;
	// Of one or two letters a single one makes another word; capitals may differ.
	let least = wanted.length < 3 ? 1 : Math.min(5, Math.ceil(wanted.length / 4)) + 1;
	for (const name of known) {
		if (Math.abs(name.length - wanted.length) >= least) continue;
		const away = distance(wanted, name.toLowerCase());
		if (away < least) [best, least] = [name, away];
	}
	return best;
}

/** Where something is in a text; 1-based, as editors count. */
export interface Position {
	line: number;
	column: number;
}

/** Where an offset of a text is. */
export function locate(text: string, offset: number): Position {
	const lines = text.slice(0, offset).split("\n");
	return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Where a node of a syntax tree begins; the start of the text for a node that was not parsed from it. */
export function startOf(
	node: { position?: { start: Position } | undefined } | undefined,
): Position {
	const { line = 1, column = 1 } = node?.position?.start ?? {};
	return { line, column };
}
