import { closest, distance } from "fastest-levenshtein";

/** One thing a writer has to mend, at a place an editor can jump to (1-based line and column). */
export interface Fault {
	file: string;
	line: number;
	column: number;
	/** Frontmatter key or YAML path; absent for faults in the text itself. */
	field?: string;
	/** What to write instead, in one sentence. */
	message: string;
}

/** Gives `content/blog/x.mdx:7:1  date: write 2025-09-17, not 17/09/2025`. */
export function formatFault({ file, line, column, field, message }: Fault): string {
	return `${file}:${line}:${column}  ${field ? `${field}: ` : ""}${message}`;
}

/** Thrown once for a whole run, with every fault found in it. */
export class ContentError extends Error {
	override name = "ContentError";
	readonly faults: Fault[];
	constructor(faults: Fault[]) {
		const count = faults.length === 1 ? "1 fault" : `${faults.length} faults`;
		super(`${count} in content:\n${faults.map(formatFault).join("\n")}`);
		this.faults = faults;
	}
}

/**
 * Gives `; did you mean "title"?` when a known word is close to the one written, else "".
 * Close means at most a third of its letters differ.
 */
export function suggestion(written: string, known: readonly string[]): string {
	if (known.length === 0) return "";
	const nearest = closest(written.toLowerCase(), known as string[]);
	const best = known.includes(nearest) ? nearest : "";
	const limit = Math.max(2, Math.ceil(best.length / 3));
	return best && distance(written.toLowerCase(), best.toLowerCase()) <= limit
		? `; did you mean "${best}"?`
		: "";
}
