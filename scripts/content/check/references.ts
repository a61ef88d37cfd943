import path from "node:path";
import { placeholder } from "../schemas/post.ts";
import {
	type Kind,
	type Loaded,
	listSuburbs,
	listWaiting,
	type Names,
	toRecord,
} from "./knownNames.ts";
import { type Found, findValues, listSources, type Place } from "./valuesAt.ts";

/** What values name. */
const references: [...Place, kind: Kind][] = [
	["blog/", "image", "pictures"],
	["blog/", "category", "categories"],
	["blog/", "author", "authors"],
	["blog/", "sources.*", "sources"],
	["blog/", "calculator", "calculators"],
	["products/", "image", "pictures"],
	["products/", "images.*", "pictures"],
	["products/", "priceFacts.*", "facts"],
	["products/", "relatedPosts.*", "posts"],
	["gallery.yaml", "*.image", "pictures"],
	["gallery.yaml", "*.views.*", "pictures"],
	["gallery.yaml", "*.product", "products"],
	["gallery.yaml", "*.post", "posts"],
	["site.yaml", "menu.*", "products"],
	["site.yaml", "popularSuburbs.*", "settled"],
	["home.yaml", "cards.*.slug", "products"],
	["home.yaml", "cards.*.second.slug", "products"],
	["comparison.yaml", "first.*", "products"],
	["comparison.yaml", "products.#", "products"],
	["images/images.yaml", "#", "masters"],
	["regions/", "products.#", "products"],
	["relevance.yaml", "#", "products"],
	["chooser.yaml", "advice.*.*.product", "products"],
	["chooser.yaml", "advice.*.*.post", "posts"],
	["chooser.yaml", "advice.*.*.price", "facts"],
	["services.yaml", "products.groups.*.products.*", "products"],
	["services.yaml", "blog.topics.*.categories.*", "categories"],
	["services.yaml", "regions.*.slug", "regions"],
	["facts.yaml", "facts.*.applies_to.*", "appliable"],
	["aliases.yaml", "*.pointer", "products"],
	["prices.yaml", "products.*.product", "products"],
	["prices.yaml", "products.*.options.*.fact", "facts"],
	["regions/", "image", "pictures"],
	["regions/", "inland", "pictures"],
	["regions/", "biggest.*", "settled"],
	["traits/", "best.*.product", "products"],
	["traits/", "texts.*.for.*", "products"],
	["traits/", "texts.*.first.*", "suburbs"],
	["notes.yaml", "*.for.*", "products"],
	["notes.yaml", "*.traits.*", "traits"],
	["relevance.yaml", "*.*", "traits"],
	["ranges/", "product", "products"],
	["jobs/", "product", "products"],
	["jobs/", "suburb", "suburbs"],
	["jobs/", "pictures.*", "pictures"],
	["suburbs/", "*.traits.*", "traits"],
	["suburbs/", "*.instead.*", "settled"],
	["map.json", "regions.*.slug", "regions"],
	["map.json", "regions.*.hub", "suburbs"],
	["map.json", "towns.*.slug", "suburbs"],
	["plan.yaml", "*.figures.*", "facts"],
	["plan.yaml", "*.figures.*.fact", "facts"],
];

/** Values of which no two may be the same: in all these files together, or in each list. */
const unique: [...Place, isInList?: "in each list"][] = [
	...["id", "title", "slug", "excerpt", "description"].map((key): Place => ["blog/", key]),
	...["id", "name", "slug", "metaDescription"].map((key): Place => ["products/", key]),
	...["id", "name", "slug"].map((key): Place => ["regions/", key]),
	["regions/", "biggest.*", "in each list"],
	["suburbs/", "*.id"],
	["suburbs/", "*.slug"],
	["suburbs/", "*.traits.*", "in each list"],
	["suburbs/", "*.instead.*", "in each list"],
	["relevance.yaml", "*.*", "in each list"],
	["traits/", "label"],
	["gallery.yaml", "*.id"],
	["faq.yaml", "*.question"],
	["testimonials.yaml", "*.id"],
	["sources.yaml", "*.id"],
	["categories.yaml", "*"],
	["site.yaml", "menu.*"],
	["site.yaml", "popularSuburbs.*"],
	["home.yaml", "cards.*.slug"],
	["services.yaml", "regions.*.slug"],
	["services.yaml", "blog.topics.*.categories.*"],
	["prices.yaml", "products.*.product"],
	["plan.yaml", "*.id"],
	["local.yaml", "*.id"],
	["facts.yaml", "facts.*.id"],
	["aliases.yaml", "*.from"],
];

/** Where every name of a kind has to stand, and what to add with it. */
const complete: [...Place, kind: Kind, what: string][] = [
	["images/images.yaml", "#", "masters", "with alt, caption and position"],
	["regions/", "products.#", "products", "with intro and advice"],
	["relevance.yaml", "#", "products", "with the traits that matter to it"],
	["comparison.yaml", "products.#", "products", "for every product is compared"],
	["prices.yaml", "products.*.product", "products", "with its options, or why no price is printed"],
	["services.yaml", "blog.topics.*.categories.*", "categories", "to one of the topics"],
];

/** Finds names that refer to nothing, or to what readers do not see, and values that stand twice. */
export function checkReferences(names: Names, loaded: Loaded, today: string): void {
	const waiting = listWaiting(loaded, today);
	const suburbs = listSuburbs(loaded).flatMap((list) => list.suburbs ?? []);
	const deserted = new Set(suburbs.filter(({ homes }) => homes).map(({ slug }) => slug));
	for (const [files, where, kind] of references)
		for (const { source, at, value } of findValues(loaded, files, where)) {
			names.expect(source, at, value, kind, where.endsWith("#") ? "key" : "value");
			const why = kind === "posts" && waiting.get(String(value));
			if (why) names.add(source, at, `${value} ${why}; name a published post`);
			if (kind === "settled" && deserted.has(value))
				names.add(source, at, `hardly anybody lives in ${value}; name a settled suburb`);
		}
	for (const [files, where, isInList] of unique) {
		// Two drafts may both still have the words of the template.
		const values = findValues(loaded, files, where).filter(
			({ value }) => !String(value).startsWith(placeholder),
		);
		const groups = Map.groupBy(values, ({ source, at, value }) =>
			JSON.stringify([value, isInList && [source.file, at.slice(0, -1)]]),
		);
		for (const group of groups.values()) {
			const [owner, ...others] = group.toSorted(bySeniority);
			for (const { source, at, value } of others) {
				const isHere = source === owner?.source;
				const advice = isHere
					? "appears twice; keep one"
					: `is taken by ${owner?.source.file}; choose another`;
				names.add(source, at, `${shorten(value)} ${advice}`);
			}
		}
	}
	for (const [files, where, kind, what] of complete)
		checkComplete(names, loaded, files, where, kind, what);
}

/** Finds names that a file leaves out. While one of its names is wrong, it may be meant for any. */
function checkComplete(
	names: Names,
	{ root, sources }: Loaded,
	files: string,
	where: string,
	kind: Kind,
	what: string,
): void {
	for (const source of listSources({ root, sources }, files)) {
		const values = findValues({ root, sources: [source] }, files, where).map(({ value }) => value);
		const known = names.known[kind];
		if (!values.length || values.some((value) => !known.has(String(value)))) continue;
		const [start = ""] = where.split(/\.?[*#]/);
		const at = start ? start.split(".") : [];
		for (const name of known)
			if (!values.includes(name)) names.add(source, at, `add ${name}, ${what}`, "key");
	}
}

/** A value belongs to the file that is named like its entry, otherwise to the older one. */
function bySeniority({ source: a }: Found, { source: b }: Found): number {
	const [one, other] = [toRecord(a.data), toRecord(b.data)];
	const isNamed = ({ file }: Found["source"], slug: unknown) =>
		Number(path.parse(file).name === slug);
	return (
		isNamed(b, other.slug) - isNamed(a, one.slug) ||
		String(one.date).localeCompare(String(other.date))
	);
}

function shorten(value: unknown): string {
	const text = String(value);
	if (typeof value === "number") return text;
	return text.length > 40 ? `"${text.slice(0, 40).trimEnd()}..."` : `"${text}"`;
}
