import path from "node:path";
import type { Fault } from "./faults.ts";
import { findMisplaced } from "./misplaced.ts";
import { type MdxEntry, Reader } from "./read.ts";
import { authorSchema } from "./schemas/author.ts";
import { chooserSchema } from "./schemas/chooserRules.ts";
import { comparisonSchema } from "./schemas/comparison.ts";
import { factsSchema, localFactsSchema } from "./schemas/fact.ts";
import { mapSchema } from "./schemas/geoMap.ts";
import { type Home, homeSchema, servicesSchema } from "./schemas/home.ts";
import { jobSchema } from "./schemas/job.ts";
import * as lists from "./schemas/lists.ts";
import {
	notesSchema,
	type Region,
	regionSchema,
	relevanceSchema,
	type SuburbEntry,
	suburbsSchema,
	traitSchema,
} from "./schemas/place.ts";
import { planSchema } from "./schemas/plan.ts";
import { type PostFrontmatter, postSchema } from "./schemas/post.ts";
import { pricesSchema } from "./schemas/price.ts";
import { problemsSchema } from "./schemas/problems.ts";
import { type ProductFrontmatter, productSchema } from "./schemas/product.ts";
import { sourcesSchema } from "./schemas/publicSource.ts";
import { rangeSchema } from "./schemas/range.ts";
import { type Site, siteSchema } from "./schemas/site.ts";
import { sunSchema } from "./schemas/sun.ts";

/** A post as the pages use it. */
export type Post = PostFrontmatter &
	MdxEntry & {
		id: number;
		/** Why readers do not see it yet, in a preview or in `npm run dev`. */
		unseen?: "draft" | "waits";
	};
export type Product = ProductFrontmatter & MdxEntry;
/** A suburb with the name and slug of its region. */
export type Suburb = SuburbEntry & { region: string; regionSlug: string };
/** The content of a folder that may have faults: the part of a missing or rejected file is `undefined`. */
export type FoundContent = ReturnType<typeof readCollections>;
/** Content without faults, as the pages use it. */
export type Content = { [Key in keyof FoundContent]-?: NonNullable<FoundContent[Key]> };

/**
 * Reads and validates every collection below a folder.
 * Faulty entries are left out of `content` and described in `faults`; they never throw. Names that refer to nothing are
 * found by checkContent().
 * @param root the content folder, as a path from the working directory
 */
export function loadContent(root = "content") {
	const reader = new Reader(root);
	const content = readCollections(reader);
	if (content.home && content.site) fillYears(content.home, content.site.years);
	const { faults, sources } = reader;
	faults.push(...findMisplaced(root));
	return { content, faults, sources };
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

function readCollections(reader: Reader) {
	const regions = reader.each(regionSchema, "regions").map(({ data }) => data);
	regions.sort((a, b) => a.id - b.id);
	return {
		site: reader.yaml(siteSchema, "site.yaml"),
		posts: numberPosts(reader.mdx(postSchema, "blog")).sort(byNewest),
		/** By the name of their file. */
		authors: Object.fromEntries(
			reader
				.each(authorSchema, "authors")
				.map(({ file, data }) => [path.basename(file, ".yaml"), data]),
		),
		sources: reader.yaml(sourcesSchema, "sources.yaml"),
		products: reader.mdx(productSchema, "products").sort((a, b) => a.id - b.id),
		regions,
		suburbs: readSuburbs(reader, regions),
		traits: reader.each(traitSchema, "traits").map(({ data }) => data),
		relevance: reader.yaml(relevanceSchema, "relevance.yaml"),
		notes: reader.yaml(notesSchema, "notes.yaml"),
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
		sun: reader.yaml(sunSchema, "sun.yaml"),
		comparison: reader.yaml(comparisonSchema, "comparison.yaml"),
		map: reader.yaml(mapSchema, "map.json"),
		plan: reader.yaml(planSchema, "plan.yaml"),
		local: reader.yaml(localFactsSchema, "local.yaml"),
		problems: reader.yaml(problemsSchema, "problems.yaml"),
		chooser: reader.yaml(chooserSchema, "chooser.yaml"),
		ranges: reader.each(rangeSchema, "ranges").map(({ data }) => data),
		jobs: reader.mdx(jobSchema, "jobs"),
		pages: reader.mdx(lists.pageSchema, "pages").map((page) => ({
			...page,
			slug: path.basename(page.file, ".mdx"),
		})),
	};
}

/** The suburbs of each region, from the file named after the region. */
function readSuburbs(reader: Reader, regions: readonly Region[]): Suburb[] {
	const bySlug = new Map(
		reader
			.each(suburbsSchema, "suburbs")
			.map(({ file, data }) => [path.basename(file, ".yaml"), data]),
	);
	for (const file of reader.list("regions", ".yaml"))
		reader.expect(file.replace("/regions/", "/suburbs/"));
	return regions.flatMap(({ name, slug }) =>
		(bySlug.get(slug) ?? []).map((suburb) =>
			Object.assign(suburb, { region: name, regionSlug: slug }),
		),
	);
}

/**
 * Gives each post an id. The first 89 have theirs in their files; later ones are counted on by day and name, so that no two
 * writers pick the same.
 */
function numberPosts(posts: (PostFrontmatter & MdxEntry)[]): Post[] {
	let last = Math.max(0, ...posts.map(({ id = 0 }) => id));
	return posts
		.toSorted((a, b) => a.date.localeCompare(b.date) || a.slug.localeCompare(b.slug))
		.map((post) => ({ ...post, id: post.id ?? ++last }));
}

/** Newest first; of posts dated the same day, the lower id counts as newer (Q23). */
function byNewest(a: Post, b: Post): number {
	return b.date.localeCompare(a.date) || a.id - b.id;
}
