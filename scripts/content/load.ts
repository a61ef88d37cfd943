import path from "node:path";
import { type Entry, listNames } from "./check/names.ts";
import type { Fault } from "./faults.ts";
import { type MdxEntry, Reader } from "./read.ts";
import { factsSchema } from "./schemas/fact.ts";
import { type Home, homeSchema, servicesSchema } from "./schemas/home.ts";
import * as lists from "./schemas/lists.ts";
import {
	type Region,
	regionSchema,
	type SuburbEntry,
	suburbsSchema,
	traitSchema,
} from "./schemas/place.ts";
import { type PostFrontmatter, postSchema } from "./schemas/post.ts";
import { pricesSchema } from "./schemas/price.ts";
import { type ProductFrontmatter, productSchema } from "./schemas/product.ts";
import { type Site, siteSchema } from "./schemas/site.ts";
import { readYaml, type Source } from "./source/source.ts";
import { findStrayFiles } from "./stray/files.ts";

/** A post as the pages use it. */
export type Post = PostFrontmatter & MdxEntry;
export type Product = ProductFrontmatter & MdxEntry;
/** A suburb with the name and slug of its region. */
export type Suburb = SuburbEntry & { region: string; regionSlug: string };
/** The content of a folder that may have faults: the part of a missing or rejected file is `undefined`. */
export type FoundContent = ReturnType<typeof readCollections>;
/** Content without faults, as the pages use it. */
export type Content = { [Key in keyof FoundContent]-?: NonNullable<FoundContent[Key]> };

/** Entries as their authors wrote them, including faulty ones. */
interface Written {
	posts: Entry[];
	products: Entry[];
	pages: Entry[];
	regions: Entry[];
	suburbs: Source[];
	traits: Entry[];
}

/**
 * Reads and validates every collection below a folder.
 * Faulty entries are left out of `content` and described in `faults`; they never throw. Names that refer to nothing are
 * found by checkContent().
 * @param root the content folder, as a path from the working directory
 */
export function loadContent(root = "content") {
	const strays = findStrayFiles(root);
	const reader = new Reader(root, strays.awaited, strays.misplaced);
	const written: Written = {
		posts: [],
		products: [],
		pages: [],
		regions: [],
		suburbs: reader.list("suburbs", ".yaml", readYaml),
		traits: [],
	};
	const content = readCollections(reader, written);
	if (content.home && content.site) fillYears(content.home, content.site.years);
	const { faults, sources, read } = reader;
	faults.push(...strays.faults);
	const { awaited } = strays;
	return { content, faults, sources: read, written: { ...written, sources, awaited } };
}

/** Fills the years of content/site.yaml into the lines of Home that may mention them (FIG-52). */
function fillYears(home: Home, years: Site["years"]) {
	for (const words of [...home.why, home.local]) {
		words.text = words.text
			.replaceAll("{business}", String(years.business))
			.replaceAll("{local}", String(years.local));
	}
}

/** True for content in which no fault was found; then no part of it is missing. */
export function isWhole(content: FoundContent, faults: readonly Fault[]): content is Content {
	return faults.length === 0 && Object.values(content).every((part) => part !== undefined);
}

function readCollections(reader: Reader, written: Written) {
	const regions = reader.each(regionSchema, "regions", written.regions).sort((a, b) => a.id - b.id);
	const suburbs = readSuburbs(reader, written, regions);
	return {
		site: reader.yaml(siteSchema, "site.yaml"),
		posts: reader.mdx(postSchema, "blog", written.posts).sort(byNewest),
		products: reader.mdx(productSchema, "products", written.products).sort((a, b) => a.id - b.id),
		regions,
		suburbs,
		traits: reader.each(traitSchema, "traits", written.traits),
		testimonials: reader.yaml(lists.testimonialsSchema, "testimonials.yaml"),
		gallery: reader.yaml(lists.gallerySchema, "gallery.yaml"),
		faq: reader.yaml(lists.faqSchema, "faq.yaml"),
		categories: reader.yaml(lists.categoriesSchema, "categories.yaml"),
		images: reader.yaml(lists.imagesSchema, "images/images.yaml"),
		aliases: reader.yaml(lists.aliasesSchema, "aliases.yaml"),
		facts: reader.yaml(factsSchema, "facts.yaml")?.facts,
		home: reader.yaml(homeSchema, "home.yaml"),
		services: reader.yaml(servicesSchema, "services.yaml"),
		prices: reader.yaml(pricesSchema, "prices.yaml"),
		pages: reader.mdx(lists.pageSchema, "pages", written.pages).map((page) => ({
			...page,
			slug: path.basename(page.file, ".mdx"),
		})),
	};
}

/** The suburbs of each region, from the file named after the region. */
function readSuburbs(reader: Reader, written: Written, regions: readonly Region[]): Suburb[] {
	const suburbLists = new Map<string, SuburbEntry[]>();
	for (const source of written.suburbs) {
		const slug = path.basename(source.file, ".yaml");
		suburbLists.set(slug, reader.check(suburbsSchema, source) ?? []);
	}
	for (const names of written.regions.map((region) => listNames(region))) {
		if (!names.some((name) => suburbLists.has(name))) reader.miss(`suburbs/${names.at(-1)}.yaml`);
	}
	return regions.flatMap((region) =>
		(suburbLists.get(region.slug) ?? []).map((suburb) =>
			Object.assign(suburb, { region: region.name, regionSlug: region.slug }),
		),
	);
}

/** Newest first; of posts dated the same day, the lower id counts as newer (Q23). */
function byNewest(a: PostFrontmatter, b: PostFrontmatter): number {
	return b.date.localeCompare(a.date) || a.id - b.id;
}
