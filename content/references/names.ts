import { type Fault, suggestion } from "../faults.ts";
import type { Source } from "../source.ts";

/** Data of a file before its schema has judged it: a wrong date must not hide a wrong category. */
export interface Entry {
	source: Source;
	data: Record<string, unknown>;
}

/** Collects faults about names that lead nowhere and names that are taken. */
export class Names {
	readonly faults: Fault[] = [];

	/** Adds a fault at the value of a path such as `images.2`. */
	add(
		source: Source,
		path: readonly PropertyKey[],
		message: string,
		aim: "key" | "value" = "value",
	): void {
		if (source.isReported(path)) return;
		const field = path.join(".");
		this.faults.push({
			file: source.file,
			...source.locate(path, aim),
			...(field ? { field } : {}),
			message,
		});
	}

	/** Adds a fault when a text is not one of the names known. Values that are no text are the schema's matter. */
	known(
		source: Source,
		path: readonly PropertyKey[],
		value: unknown,
		names: ReadonlySet<string>,
		what: string,
	): void {
		if (typeof value !== "string" || names.has(value) || names.size === 0) return;
		this.add(source, path, `"${value}" is not ${what}${suggestion(value, names)}`);
	}

	/** As known(), for each item of a list. */
	allKnown(
		source: Source,
		key: string,
		values: unknown,
		names: ReadonlySet<string>,
		what: string,
	): void {
		if (!Array.isArray(values)) return;
		for (const [index, value] of values.entries())
			this.known(source, [key, index], value, names, what);
	}

	/** Adds a fault to every later entry that repeats the value of an earlier one. */
	unique(entries: readonly Entry[], key: string): void {
		const first = new Map<unknown, Source>();
		for (const { source, data } of entries) {
			const value = data[key];
			if (value === undefined || value === null) continue;
			const twin = first.get(value);
			if (!twin) first.set(value, source);
			else this.add(source, [key], `${shorten(value)} is taken by ${twin.file}; choose another`);
		}
	}

	/** As unique(), for the items of one list. */
	uniqueItems(source: Source, items: unknown, key: string): void {
		if (!Array.isArray(items)) return;
		const seen = new Set<unknown>();
		for (const [index, item] of items.entries()) {
			const value = key ? (item as Record<string, unknown> | null)?.[key] : item;
			if (value === undefined) continue;
			if (seen.has(value))
				this.add(source, key ? [index, key] : [index], `${shorten(value)} stands twice; keep one`);
			seen.add(value);
		}
	}
}

function shorten(value: unknown): string {
	const text = String(value);
	if (typeof value === "number") return text;
	return text.length > 40 ? `"${text.slice(0, 40).trimEnd()}..."` : `"${text}"`;
}
