import type { FoundContent } from "../load.ts";
import type { Source } from "../source.ts";
import { findSource, type Known, type Loaded, type Names } from "./names.ts";
import { checkSettled } from "./places.ts";

type List = Exclude<
	keyof FoundContent,
	"posts" | "authors" | "products" | "regions" | "suburbs" | "pages" | "jobs"
>;

/** Finds names that refer to nothing, or stand twice, in the files that are lists. */
export function checkLists(names: Names, loaded: Loaded, known: Known): void {
	const { pictures, posts, products, regions, categories } = known;
	on("gallery", (gallery, source) => {
		names.unique(source, [], gallery, "id");
		for (const [index, { image, product, post, views }] of gallery.entries()) {
			const picture = "a picture of content/images";
			names.known(source, [index, "image"], image, pictures, picture);
			names.known(source, [index, "product"], product, products, "a product");
			names.known(source, [index, "post"], post, posts, "a post");
			names.known(source, [index, "views"], views, pictures, picture);
		}
	});
	on("faq", (list, source) => names.unique(source, [], list, "question"));
	on("testimonials", (list, source) => names.unique(source, [], list, "id"));
	on("sources", (list, source) => names.unique(source, [], list, "id"));
	on("categories", (list, source) => names.unique(source, [], list));
	on("site", ({ menu, popularSuburbs }, source) => {
		names.known(source, ["menu"], menu, products, "a product");
		names.unique(source, ["menu"], menu);
		names.unique(source, ["popularSuburbs"], popularSuburbs);
		checkSettled(names, source, ["popularSuburbs"], popularSuburbs, known);
	});
	on("home", ({ cards }, source) => {
		names.unique(source, ["cards"], cards, "slug");
		for (const [index, { slug, second }] of cards.entries()) {
			names.known(source, ["cards", index, "slug"], slug, products, "a product");
			names.known(source, ["cards", index, "second", "slug"], second?.slug, products, "a product");
		}
	});
	on("comparison", ({ first, products: compared }, source) => {
		names.known(source, ["first"], first, products, "a product");
		names.sameKeys(source, ["products"], compared, products, "a product", (product) =>
			names.add(source, ["products"], `add ${product}; every product is compared`, "key"),
		);
	});
	on("chooser", ({ advice }, source) => {
		for (const [trouble, list] of Object.entries(advice))
			for (const [index, { product, post, price }] of list.entries()) {
				const at = ["advice", trouble, index];
				names.known(source, [...at, "product"], product, products, "a product");
				names.known(source, [...at, "post"], post, posts, "a post");
				names.known(source, [...at, "price"], price, known.facts, "a fact of content/facts.yaml");
			}
	});
	on("services", ({ regions: list, blog, products: { groups } }, source) => {
		for (const [index, group] of groups.entries())
			names.known(
				source,
				["products", "groups", index, "products"],
				group.products,
				products,
				"a product",
			);
		const sorted = blog.topics.flatMap(({ categories: own }, topic) =>
			own.map((name, index) => ({ name, at: ["blog", "topics", topic, "categories", index] })),
		);
		for (const { name, at } of sorted) {
			names.known(source, at, name, categories, "a category of content/categories.yaml");
			if (sorted.find((one) => one.name === name)?.at !== at)
				names.add(source, at, `${name} has a topic already; keep one`);
		}
		for (const category of categories)
			if (!sorted.some(({ name }) => name === category))
				names.add(source, ["blog", "topics"], `give ${category} a topic`, "key");
		names.unique(source, ["regions"], list, "slug");
		for (const [index, { slug }] of list.entries())
			names.known(source, ["regions", index, "slug"], slug, regions, "a region");
	});

	function on<Key extends List>(
		key: Key,
		check: (data: NonNullable<FoundContent[Key]>, source: Source) => void,
	) {
		const data = loaded.content[key];
		const source = findSource(loaded, `${key}.yaml`);
		if (data && source) check(data, source);
	}
}
