import { findClosest, likeName } from "../faults.ts";
import type { FoundContent } from "../load.ts";
import type { Source } from "../source/source.ts";
import type { Names } from "./names.ts";
import type { Known } from "./posts.ts";

/** Finds names that refer to nothing in collections that are lists or single files. */
export function checkLists(
	names: Names,
	content: FoundContent,
	sources: ReadonlyMap<unknown, Source>,
	{ pictures, posts, products, catalogue, regions, suburbs, deserted }: Known,
): void {
	const on = <Data>(data: Data | undefined, check: (data: Data, source: Source) => void) => {
		const source = sources.get(data);
		if (data !== undefined && source) check(data, source);
	};
	on(content.gallery, (gallery, source) => {
		names.uniqueItems(source, gallery, "id");
		for (const [index, { image, product, post, views }] of gallery.entries()) {
			const picture = "a picture of content/images";
			names.known(source, [index, "image"], image, pictures, picture);
			names.known(source, [index, "product"], product, products, "a product");
			names.known(source, [index, "post"], post, posts, "a post");
			names.allKnown(source, [index, "views"], views, pictures, picture);
		}
	});
	on(content.faq, (list, source) => names.uniqueItems(source, list, "question"));
	on(content.testimonials, (list, source) => names.uniqueItems(source, list, "id"));
	on(content.categories, (list, source) => names.uniqueItems(source, list, ""));
	on(content.images, (images, source) => {
		for (const name of Object.keys(images)) {
			names.known(source, [name], name, pictures, "a picture in content/images", "key");
		}
		const meant = listMeant(Object.keys(images), pictures);
		for (const name of pictures) {
			if (!images[name] && !meant.has(name))
				names.add(source, [], `describe ${name}: add it with alt, caption and position`);
		}
	});
	on(content.site, ({ menu, popularSuburbs }, source) => {
		names.allKnown(source, ["menu"], menu, products, "a product");
		names.allKnown(source, ["popularSuburbs"], popularSuburbs, suburbs, "a suburb");
		names.uniqueItems(source, menu, "", ["menu"]);
		names.uniqueItems(source, popularSuburbs, "", ["popularSuburbs"]);
		names.allSettled(source, ["popularSuburbs"], popularSuburbs, deserted);
	});
	on(content.home, ({ cards }, source) => {
		names.uniqueItems(source, cards, "slug", ["cards"]);
		for (const [index, { slug, second }] of cards.entries()) {
			names.known(source, ["cards", index, "slug"], slug, products, "a product");
			names.known(source, ["cards", index, "second", "slug"], second?.slug, products, "a product");
		}
	});
	on(content.services, ({ regions: list }, source) => {
		names.uniqueItems(source, list, "slug", ["regions"]);
		for (const [index, { slug }] of list.entries()) {
			names.known(source, ["regions", index, "slug"], slug, regions, "a region");
		}
	});
	for (const region of content.regions ?? []) {
		on(region, ({ products: own }, source) => {
			for (const slug of Object.keys(own))
				names.known(source, ["products", slug], slug, products, "a product", "key");
			const meant = listMeant(Object.keys(own), products);
			for (const slug of catalogue) {
				if (!own[slug] && !meant.has(slug))
					names.add(source, ["products"], `add ${slug}, with intro and advice`, "key");
			}
		});
	}
}

/** The names that misspelt ones were probably meant for, so that they are not called missing as well. */
function listMeant(written: readonly string[], names: ReadonlySet<string>): Set<string> {
	const wrong = written.filter((name) => !names.has(name));
	return new Set(wrong.flatMap((name) => findClosest(name, names, likeName) ?? []));
}
