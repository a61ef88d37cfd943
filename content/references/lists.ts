import type { Content } from "../load.ts";
import type { Source } from "../source.ts";
import type { Names } from "./names.ts";
import type { Known } from "./posts.ts";

/** Finds names that lead nowhere in the collections that are lists or single files. */
export function checkLists(
	names: Names,
	content: Partial<Content>,
	sources: ReadonlyMap<unknown, Source>,
	{ pictures, products }: Known,
): void {
	const regions = new Set(content.regions?.map(({ slug }) => slug));
	const suburbs = new Set(content.suburbs?.map(({ slug }) => slug));
	const on = <Data>(data: Data | undefined, check: (data: Data, source: Source) => void) => {
		const source = sources.get(data);
		if (data !== undefined && source) check(data, source);
	};
	on(content.gallery, (gallery, source) => {
		names.uniqueItems(source, gallery, "id");
		for (const [index, { image }] of gallery.entries()) {
			names.known(source, [index, "image"], image, pictures, "a picture of content/images");
		}
	});
	on(content.testimonials, (list, source) => names.uniqueItems(source, list, "id"));
	on(content.categories, (list, source) => names.uniqueItems(source, list, ""));
	on(content.images, (images, source) => {
		for (const name of Object.keys(images)) {
			names.known(source, [name], name, pictures, "a picture in content/images");
		}
		for (const name of pictures) {
			if (!images[name])
				names.add(source, [], `describe ${name}: add it with alt, caption and position`);
		}
	});
	on(content.site, ({ menu, popularSuburbs }, source) => {
		names.allKnown(source, "menu", menu, products, "a product");
		names.allKnown(source, "popularSuburbs", popularSuburbs, suburbs, "a suburb");
	});
	on(content.home, ({ cards }, source) => {
		for (const [index, { slug, second }] of cards.entries()) {
			names.known(source, ["cards", index, "slug"], slug, products, "a product");
			names.known(source, ["cards", index, "second", "slug"], second?.slug, products, "a product");
		}
	});
	on(content.services, ({ regions: list }, source) => {
		for (const [index, { slug }] of list.entries()) {
			names.known(source, ["regions", index, "slug"], slug, regions, "a region");
		}
	});
	for (const region of content.regions ?? []) {
		on(region, ({ products: own }, source) => {
			for (const slug of Object.keys(own))
				names.known(source, ["products", slug], slug, products, "a product");
			for (const slug of products) {
				if (!own[slug])
					names.add(source, ["products"], `add ${slug}, with intro and advice`, "key");
			}
		});
	}
	checkSuburbs(names, content, sources);
}

/** Suburbs stand in a file per region; slugs and ids are unique over all of them. */
function checkSuburbs(
	names: Names,
	content: Partial<Content>,
	sources: ReadonlyMap<unknown, Source>,
) {
	const traits = new Set(content.traits?.map(({ trait }) => trait));
	const suburbs = new Set(content.suburbs?.map(({ slug }) => slug));
	const seen = new Map<unknown, string>();
	for (const [list, source] of sources) {
		if (!source.file.includes("/suburbs/")) continue;
		for (const [index, suburb] of (list as Content["suburbs"]).entries()) {
			for (const key of ["id", "slug"] as const) {
				const twin = seen.get(suburb[key]);
				const advice = key === "slug" ? "add a suffix to both (Q20)" : "choose another";
				if (twin) names.add(source, [index, key], `${suburb[key]} is taken in ${twin}; ${advice}`);
				seen.set(suburb[key], source.file);
			}
			for (const [position, trait] of suburb.traits.entries()) {
				names.known(
					source,
					[index, "traits", position],
					trait,
					traits,
					"a trait of content/traits",
				);
			}
			for (const [position, slug] of (suburb.instead ?? []).entries()) {
				names.known(source, [index, "instead", position], slug, suburbs, "a suburb");
			}
		}
	}
}
