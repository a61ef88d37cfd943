import path from "node:path";
import { getToday, isPublished } from "../content/collections.ts";
import { listFiles } from "../content/files.ts";
import { slugify } from "../content/format.ts";
import type { loadContent } from "../content/load.ts";
import type { NameKind } from "../content/schemas/rules.ts";
import { day } from "../content/schemas/text.ts";

export type Loaded = ReturnType<typeof loadContent>;

/**
 * The files of a folder as their authors wrote them, before a schema checks their data: a wrong date must not hide a
 * wrong category.
 */
export function listEntries({ root, sources }: Loaded, folder: string) {
	const whole = path.posix.join(root, folder);
	return sources
		.filter(({ file }) => path.posix.dirname(file) === whole)
		.map((source) => {
			return { source, name: path.parse(source.file).name, data: toRecord(source.data) };
		});
}

export function findSource({ root, sources }: Loaded, name: string) {
	const file = path.posix.join(root, name);
	return sources.find((source) => source.file === file);
}

/** An object as it is, anything else as an empty one. */
export function toRecord(data: unknown): Record<string, unknown> {
	return typeof data === "object" && data ? (data as Record<string, unknown>) : {};
}

/** Posts that readers may see. An invalid date is no reason why not. */
export function listPublished(loaded: Loaded) {
	const today = getToday();
	return listEntries(loaded, "blog").filter(({ data }) => {
		const { data: date = today } = day.safeParse(data.date);
		return isPublished({ draft: data.draft === true, date }, today);
	});
}

/** The names that files may use. Those of an empty set are not checked: the file that lists them is faulty. */
export type Known = Record<NameKind, ReadonlySet<string>>;

/** Calculators of a post beside those that work out a price. */
const ownCalculators = ["recess", "cloth", "blades", "cap", "cover", "shade"];

/** Collects the names of everything that other files may name: a file with a fault is a thing all the same. */
export function listKnown(loaded: Loaded): Known {
	const { content, root } = loaded;
	const namesIn = (folder: string) => listEntries(loaded, folder).map(({ name }) => name);
	const regions = namesIn("regions");
	const areRead = regions.every((name) => findSource(loaded, `suburbs/${name}.yaml`)?.data);
	const files = areRead ? listEntries(loaded, "suburbs") : [];
	const suburbs = files.flatMap(({ source }) => source.data ?? []).map(toRecord);
	const products = namesIn("products");
	const categories = findSource(loaded, "categories.yaml")?.data;
	const priced = content.prices?.products.filter(({ options, price }) => options ?? price);
	// One with a wrong ending or capitals is told as misplaced, and not as missing too.
	const pictures = listFiles(`${root}/images`, /(?<!\.yaml)$/).map((file) =>
		slugify(path.parse(file).name),
	);
	return {
		pictures: new Set(pictures.filter(Boolean)),
		categories: new Set(Array.isArray(categories) ? categories.map(String) : []),
		posts: new Set(listPublished(loaded).map(({ name }) => name)),
		authors: new Set(namesIn("authors")),
		sources: new Set(content.sources?.map(({ id }) => id)),
		calculators: new Set(priced && [...ownCalculators, ...priced.map(({ product }) => product)]),
		products: new Set(products),
		appliable: new Set([...products, "all"]),
		facts: new Set(content.facts?.map(({ id }) => id)),
		regions: new Set(regions),
		suburbs: new Set(suburbs.map(({ slug }) => String(slug))),
		settled: new Set(suburbs.flatMap(({ slug, homes }) => (homes ? [] : String(slug)))),
		traits: new Set(namesIn("traits")),
	};
}
