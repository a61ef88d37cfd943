import path from "node:path";
import { type Fault, likeName, suggestion } from "../faults.ts";
import type { Source } from "../source/source.ts";

/** The data of a file before its schema checks it: a wrong date must not hide a wrong category. */
export interface Entry {
	source: Source;
	data: Record<string, unknown>;
}

/** File name of an entry, without folder and extension. */
export function getFileName({ source }: Entry): string {
	return path.parse(source.file).name;
}

/**
 * The names by which others may refer to an entry. A faulty file still counts, so that links to it are not
 * reported as well.
 * @param key the field that must equal the file name
 */
export function listNames(entry: Entry, key = "slug"): string[] {
	const own = entry.data[key];
	return [getFileName(entry), ...(typeof own === "string" ? [own] : [])];
}

/** What to write instead of a name: it may be part of an address or of a file's path. */
function adviseName(value: string, names: ReadonlySet<string>): string {
	const { name } = path.posix.parse(value);
	return names.has(name) ? `; write ${name}` : suggestion(value, names, likeName);
}

/** Collects faults about names that refer to nothing and names that are taken. */
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

	/** Adds a fault when a text is not a known name. Values that are not text are left to the schema. */
	known(
		source: Source,
		path: readonly PropertyKey[],
		value: unknown,
		names: ReadonlySet<string>,
		what: string,
		aim?: "key",
	): void {
		if (typeof value !== "string" || names.has(value) || names.size === 0) return;
		const message = `"${value}" is not ${what}${adviseName(value, names)}`;
		this.add(source, path, message, aim);
	}

	/** Like known(), for each item of the list at a path. */
	allKnown(
		source: Source,
		list: readonly PropertyKey[],
		values: unknown,
		names: ReadonlySet<string>,
		what: string,
	): void {
		if (!Array.isArray(values)) return;
		for (const [index, value] of values.entries())
			this.known(source, [...list, index], value, names, what);
	}

	/** Adds a fault for each suburb of a list in which nobody, or hardly anybody, lives. */
	allSettled(
		source: Source,
		list: readonly PropertyKey[],
		suburbs: readonly string[],
		deserted: ReadonlySet<string>,
	): void {
		for (const [index, slug] of suburbs.entries()) {
			if (deserted.has(slug))
				this.add(
					source,
					[...list, index],
					`hardly anybody lives in ${slug}; name a settled suburb`,
				);
		}
	}

	/** Adds a fault at a field whose value already belongs to another entry. */
	taken({ source, data }: Entry, key: string, owner: Entry): void {
		const message = `${shorten(data[key])} is taken by ${owner.source.file}; choose another`;
		this.add(source, [key], message);
	}

	/**
	 * Adds a fault to every later item of a list that repeats the value of an earlier one.
	 * @param key of the items, empty where they are the values
	 * @param list path of the list in its file
	 */
	uniqueItems(
		source: Source,
		items: unknown,
		key: string,
		list: readonly PropertyKey[] = [],
	): void {
		if (!Array.isArray(items)) return;
		const seen = new Set<unknown>();
		for (const [index, item] of items.entries()) {
			const value = key ? (item as Record<string, unknown> | null)?.[key] : item;
			if (value === undefined) continue;
			if (seen.has(value))
				this.add(
					source,
					[...list, index, ...(key ? [key] : [])],
					`${shorten(value)} appears twice; keep one`,
				);
			seen.add(value);
		}
	}
}

function shorten(value: unknown): string {
	const text = String(value);
	if (typeof value === "number") return text;
	return text.length > 40 ? `"${text.slice(0, 40).trimEnd()}..."` : `"${text}"`;
}
