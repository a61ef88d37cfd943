import path from "node:path";
import { type Fault, likeName, suggestion } from "../faults.ts";
import type { FoundContent } from "../load.ts";
import { findMasters } from "../pictures/masters.ts";
import { slug as slugSchema } from "../schemas/text.ts";
import type { Source } from "../source.ts";

/** What was read from a content folder. */
export interface Loaded {
	root: string;
	content: FoundContent;
	/** Every file that was read. */
	sources: readonly Source[];
}

/** The data of a file before its schema checks it: a wrong date must not hide a wrong category. */
export interface Entry {
	source: Source;
	data: Record<string, unknown>;
}

/** File name of an entry, without folder and extension. */
export function getFileName({ source }: Pick<Entry, "source">): string {
	return path.parse(source.file).name;
}

/** The files of a folder, as their authors wrote them. */
export function listEntries({ root, sources }: Pick<Loaded, "root" | "sources">, folder: string) {
	const whole = path.posix.join(root, folder);
	return sources
		.filter(({ file }) => path.posix.dirname(file) === whole)
		.map((source): Entry => ({ source, data: toRecord(source.data) }));
}

export function findSource({ root, sources }: Loaded, name: string): Source | undefined {
	const file = path.posix.join(root, name);
	return sources.find((source) => source.file === file);
}

/** True for a text that may be a part of an address. */
export function isSlug(text: unknown): boolean {
	return slugSchema.safeParse(text).success;
}

/** An object as it is, anything else as an empty one. */
export function toRecord(data: unknown): Record<string, unknown> {
	return typeof data === "object" && data ? (data as Record<string, unknown>) : {};
}

/** The suburbs of each file as its author wrote them; undefined where the file holds no list. */
export function listSuburbs(loaded: Pick<Loaded, "root" | "sources">) {
	return listEntries(loaded, "suburbs").map(({ source }) => {
		const { data } = source;
		return { source, suburbs: Array.isArray(data) ? data.map(toRecord) : undefined };
	});
}

/** Names of the masters in content/images, without extensions. */
export function listPictures(root = "content"): string[] {
	return findMasters(root).map((file) => path.parse(file).name);
}

/** The names that files may use. Those of an empty set are not checked: the file that lists them is faulty. */
export interface Known {
	pictures: ReadonlySet<string>;
	categories: ReadonlySet<string>;
	posts: ReadonlySet<string>;
	authors: ReadonlySet<string>;
	sources: ReadonlySet<string>;
	/** Calculators of a post: of lengths, and the products with guide prices. */
	calculators: ReadonlySet<string>;
	products: ReadonlySet<string>;
	facts: ReadonlySet<string>;
	regions: ReadonlySet<string>;
	suburbs: ReadonlySet<string>;
	/** Suburbs where nobody, or hardly anybody, lives. */
	deserted: ReadonlySet<string>;
	traits: ReadonlySet<string>;
}

export function listKnown(loaded: Loaded): Known {
	const { content, root } = loaded;
	const namesIn = (folder: string) => new Set(listEntries(loaded, folder).map(getFileName));
	const lists = listSuburbs(loaded);
	const regions = namesIn("regions");
	const areSuburbsRead =
		lists.every(({ suburbs }) => suburbs) &&
		[...regions].every((region) => lists.some((list) => getFileName(list) === region));
	const suburbs = lists.flatMap((list) => list.suburbs ?? []);
	const slugs = (list: typeof suburbs) => new Set(list.map(({ slug }) => String(slug)));
	// A picture that is described but missing is named where it is described, and only there.
	const pictures = [...listPictures(root), ...Object.keys(content.images ?? {})];
	return {
		pictures: new Set(pictures),
		categories: new Set(content.categories),
		posts: namesIn("blog"),
		authors: namesIn("authors"),
		calculators: new Set([
			...["recess", "cloth", "blades"],
			...(content.prices?.products ?? []).flatMap(({ product, options }) =>
				options ? [product] : [],
			),
		]),
		sources: new Set(content.sources?.map(({ id }) => id)),
		products: namesIn("products"),
		facts: new Set(content.facts?.map(({ id }) => id)),
		regions,
		suburbs: areSuburbsRead ? slugs(suburbs) : new Set(),
		deserted: slugs(suburbs.filter(({ homes }) => homes)),
		traits: namesIn("traits"),
	};
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
		const place = source.locate(path, aim);
		this.faults.push({ file: source.file, ...place, ...(field && { field }), message });
	}

	/** Adds a fault about a file as a whole. */
	addFile(file: string, message: string): void {
		this.faults.push({ file, line: 1, column: 1, message });
	}

	/** Adds a fault for a text, or for each text of a list, that is not a known name. */
	known(
		source: Source,
		at: readonly PropertyKey[],
		value: unknown,
		names: ReadonlySet<string>,
		what: string,
		aim?: "key",
	): void {
		if (Array.isArray(value)) {
			for (const [index, one] of value.entries())
				this.known(source, [...at, index], one, names, what);
			return;
		}
		// Values that are not text are left to the schema.
		if (typeof value !== "string" || names.has(value) || names.size === 0) return;
		const { name } = path.posix.parse(value);
		const advice = names.has(name) ? `; write ${name}` : suggestion(value, names, likeName);
		this.add(source, at, `"${value}" is not ${what}${advice}`, aim);
	}

	/**
	 * Adds a fault for each key of an object that is not a known name, and calls `add` with each name that is no key.
	 * While there is a wrong key, it may be meant for any name.
	 */
	sameKeys(
		source: Source,
		at: readonly PropertyKey[],
		data: unknown,
		names: ReadonlySet<string>,
		what: string,
		add: (name: string) => void,
	): void {
		const keys = Object.keys(toRecord(data));
		for (const key of keys) this.known(source, [...at, key], key, names, what, "key");
		if (!keys.length || keys.some((key) => !names.has(key))) return;
		for (const name of names) if (!keys.includes(name)) add(name);
	}

	/**
	 * Adds a fault to every later item of a list that repeats the value of an earlier one.
	 * @param key of the items, where they are not the values themselves
	 */
	unique(source: Source, at: readonly PropertyKey[], items: unknown, key?: string): void {
		if (!Array.isArray(items)) return;
		const values = items.map((item) => (key === undefined ? item : toRecord(item)[key]));
		for (const [index, value] of values.entries()) {
			if (value === undefined || values.indexOf(value) === index) continue;
			const place = [...at, index, ...(key === undefined ? [] : [key])];
			this.add(source, place, `${shorten(value)} appears twice; keep one`);
		}
	}
}

export function shorten(value: unknown): string {
	const text = String(value);
	if (typeof value === "number") return text;
	return text.length > 40 ? `"${text.slice(0, 40).trimEnd()}..."` : `"${text}"`;
}
