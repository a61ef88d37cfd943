import path from "node:path";
import { type Fault, likeName, nameField, suggestion } from "../faults.ts";
import type { FoundContent } from "../load.ts";
import { findMasters } from "../pictures/masters.ts";
import { isPublished } from "../publication.ts";
import { day, slug as slugSchema } from "../schemas/text.ts";
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

/** What messages call the things that files name. */
const kinds = {
	pictures: "a picture of content/images",
	masters: "a picture in content/images",
	categories: "a category of content/categories.yaml",
	posts: "a post",
	authors: "a file of content/authors",
	sources: "a source of content/sources.yaml",
	calculators: "recess, cloth, blades or a product with guide prices",
	products: "a product",
	appliable: "a product",
	facts: "a fact of content/facts.yaml",
	regions: "a region",
	suburbs: "a suburb",
	settled: "a suburb",
	traits: "a trait of content/traits",
};
export type Kind = keyof typeof kinds;

/** The names that files may use. Those of an empty set are not checked: the file that lists them is faulty. */
export type Known = Record<Kind, ReadonlySet<string>>;

/** Collects the names of everything that other files may name: a file with a fault is a thing all the same. */
export function listKnown(loaded: Loaded): Known {
	const { content, root } = loaded;
	const namesIn = (folder: string) => new Set(listEntries(loaded, folder).map(getFileName));
	const lists = listSuburbs(loaded);
	const regions = namesIn("regions");
	const areSuburbsRead =
		lists.every(({ suburbs }) => suburbs) &&
		[...regions].every((region) => lists.some((list) => getFileName(list) === region));
	const suburbs = lists.flatMap((list) => list.suburbs ?? []).map(({ slug }) => String(slug));
	// A picture that is described but missing is named where it is described, and only there.
	const masters = findMasters(root).map((file) => path.parse(file).name);
	const pictures = [...masters, ...Object.keys(content.images ?? {})];
	const products = namesIn("products");
	return {
		pictures: new Set(pictures),
		masters: new Set(masters),
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
		products,
		appliable: products.size ? new Set([...products, "all"]) : products,
		facts: new Set(content.facts?.map(({ id }) => id)),
		regions,
		suburbs: new Set(areSuburbsRead ? suburbs : []),
		settled: new Set(areSuburbsRead ? suburbs : []),
		traits: namesIn("traits"),
	};
}

/** Names of posts that readers cannot see on a day, with the reason. An invalid date is not a reason. */
export function listWaiting(loaded: Loaded, today: string): Map<string, string> {
	const waiting = listEntries(loaded, "blog").flatMap((entry): [string, string][] => {
		const { data: date = today } = day.safeParse(entry.data.date);
		const draft = entry.data.draft === true;
		if (isPublished({ draft, date }, today)) return [];
		return [[getFileName(entry), draft ? "is a draft" : `waits until ${date}`]];
	});
	return new Map(waiting);
}

/** Collects faults about names that refer to nothing and names that are taken. */
export class Names {
	readonly faults: Fault[] = [];
	readonly known: Known;

	constructor(known: Known) {
		this.known = known;
	}

	/** Adds a fault at the value of a path such as `images.2`. */
	add(
		source: Source,
		path: readonly PropertyKey[],
		message: string,
		aim: "key" | "value" = "value",
	): void {
		if (source.isReported(path)) return;
		const field = nameField(path);
		const place = source.locate(path, aim);
		this.faults.push({ file: source.file, ...place, ...(field && { field }), message });
	}

	/** Adds a fault about a file as a whole. */
	addFile(file: string, message: string): void {
		this.faults.push({ file, line: 1, column: 1, message });
	}

	/** Adds a fault for a text that is not a known name. Values that are not text are left to the schema. */
	expect(
		source: Source,
		at: readonly PropertyKey[],
		value: unknown,
		kind: Kind,
		aim: "key" | "value" = "value",
	): void {
		const names = this.known[kind];
		if (typeof value !== "string" || names.has(value) || names.size === 0) return;
		// Windows writes a path with backslashes.
		const { name } = path.posix.parse(value.replaceAll("\\", "/"));
		const advice = names.has(name) ? `; write ${name}` : suggestion(value, names, likeName);
		this.add(source, at, `"${value}" is not ${kinds[kind]}${advice}`, aim);
	}
}
