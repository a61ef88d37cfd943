import path from "node:path";
import type { Fault } from "../content/faults.ts";
import { placeholder } from "../content/schemas/post.ts";
import { checkName, type Kind, type Known, type Loaded, toRecord } from "./knownNames.ts";
import { type Found, findValues, type Place } from "./valuesAt.ts";

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
	["authors/", "picture", "pictures"],
	["site.yaml", "visit.picture", "pictures"],
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
	["images/images.yaml", "#", "pictures"],
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
	["regions/", "biggest.*", "settled"],
	["traits/", "image", "pictures"],
	["traits/", "best.*.product", "products"],
	["traits/", "texts.*.for.*", "products"],
	["notes.yaml", "*.for.*", "products"],
	["traits/", "unsuited.*.product", "products"],
	["traits/", "unsuited.*.instead", "products"],
	["notes.yaml", "*.traits.*", "traits"],
	["notes.yaml", "*.suburbs.*", "suburbs"],
	["notes.yaml", "*.except.*", "suburbs"],
	["councils.yaml", "*.sources.*", "sources"],
	["relevance.yaml", "*.*", "traits"],
	["ranges/", "product", "products"],
	["jobs/", "product", "products"],
	["jobs/", "suburb", "suburbs"],
	["jobs/", "pictures.*", "pictures"],
	["suburbs/", "*.traits.*", "traits"],
	["suburbs/", "*.texts.*.product", "products"],
	["suburbs/", "*.instead.*", "settled"],
	["map.json", "regions.*.slug", "regions"],
	["map.json", "regions.*.hub", "suburbs"],
	["map.json", "towns.*.slug", "suburbs"],
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
	["blog/", "tags.*", "in each list"],
	["categories.yaml", "*"],
	["site.yaml", "menu.*"],
	["site.yaml", "popularSuburbs.*"],
	["home.yaml", "cards.*.slug"],
	["services.yaml", "regions.*.slug"],
	["services.yaml", "blog.topics.*.categories.*"],
	["prices.yaml", "products.*.product"],
	["local.yaml", "*.id"],
	["facts.yaml", "facts.*.id"],
	["aliases.yaml", "*.from"],
];

/** Where every name of a kind has to stand, and what to add with it. */
const complete: [...Place, kind: Kind, what: string][] = [
	["images/images.yaml", "#", "pictures", "with alt, caption and position"],
	["regions/", "products.#", "products", "with intro and advice"],
	["relevance.yaml", "#", "products", "with the traits that matter to it"],
	["comparison.yaml", "products.#", "products", "for every product is compared"],
	["prices.yaml", "products.*.product", "products", "with its options, or why no price is printed"],
	["services.yaml", "blog.topics.*.categories.*", "categories", "to one of the topics"],
];

/** Finds names that refer to nothing, or to what readers do not see, and values that stand twice or are left out. */
export function findReferenceFaults(loaded: Loaded, known: Known): Fault[] {
	return [
		...references.flatMap(([files, where, kind]) =>
			findValues(loaded, files, where).flatMap((found) =>
				// An owner leaves a line empty where there is nothing yet.
				found.value ? checkName(known[kind], kind, found, aimOf(where)) : [],
			),
		),
		...unique.flatMap(([files, where, isInList]) => {
			// Two drafts may both still have the words of the template.
			const values = findValues(loaded, files, where).filter(
				({ value }) => !String(value).startsWith(placeholder),
			);
			const groups = Map.groupBy(values, ({ source, at, value }) =>
				JSON.stringify([value, isInList && [source.file, at.slice(0, -1)]]),
			);
			return [...groups.values()].flatMap(listTwins);
		}),
		...complete.flatMap(([files, where, kind, what]) => {
			const groups = Map.groupBy(findValues(loaded, files, where), ({ source }) => source);
			return [...groups].flatMap(([source, found]) => {
				const values = found.map(({ value }) => String(value));
				// While one of the names is wrong, it may be meant for any.
				if (values.some((value) => !known[kind].has(value))) return [];
				const [start = ""] = where.split(/\.?[*#]/);
				return [...known[kind]].flatMap((name) =>
					values.includes(name)
						? []
						: source.report(start ? start.split(".") : [], `add ${name}, ${what}`, "key"),
				);
			});
		}),
	];
}

/** Every picture that content names besides the list of pictures, and the file that names it. */
export function listPicturesNamed(loaded: Pick<Loaded, "root" | "sources">) {
	const places = references.filter(
		([files, , kind]) => kind === "pictures" && !/images/.test(files),
	);
	return places.flatMap(([files, where]) =>
		findValues(loaded, files, where).map(({ source, value }) => {
			return { picture: String(value), file: source.file };
		}),
	);
}

function aimOf(where: string): "key" | "value" {
	return where.endsWith("#") ? "key" : "value";
}

/** A fault at each of these values but the one that has it by right. */
function listTwins(found: Found[]): Fault[] {
	const [owner, ...others] = found.toSorted(bySeniority);
	return others.flatMap(({ source, at, value }) => {
		const text =
			typeof value === "string" && value.length > 40 ? `${value.slice(0, 40)}...` : value;
		const isHere = source === owner?.source;
		const isOwn = at[0] === "id" && source.file.includes("/blog/");
		const advice = isHere
			? "appears twice; keep one"
			: `is taken by ${owner?.source.file}; ${isOwn ? "leave it out" : "choose another"}`;
		return source.report(at, `${JSON.stringify(text)} ${advice}`);
	});
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
