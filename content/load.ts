import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { Fault } from "./faults.ts";
import { type Entry, listNames } from "./references/names.ts";
import { fillYears } from "./references/years.ts";
import { findReferenceFaults } from "./references.ts";
import { factsSchema } from "./schema/fact.ts";
import { homeSchema, servicesSchema } from "./schema/home.ts";
import * as lists from "./schema/lists.ts";
import { regionSchema, type SuburbEntry, suburbsSchema, traitSchema } from "./schema/place.ts";
import { type PostFrontmatter, postSchema } from "./schema/post.ts";
import { pricesSchema } from "./schema/price.ts";
import { type ProductFrontmatter, productSchema } from "./schema/product.ts";
import { siteSchema } from "./schema/site.ts";
import { readFrontmatter, readYaml, type Source } from "./source.ts";
import { findStrayFiles } from "./strayFiles.ts";
import { validate } from "./validate.ts";

/** A post as the pages use it. */
export type Post = PostFrontmatter & { file: string; words: number };
export type Product = ProductFrontmatter & { file: string };
/** A suburb with the name and the address part of its region. */
export type Suburb = SuburbEntry & { region: string; regionSlug: string };
export type Content = ReturnType<typeof loadContent>["content"];

/**
 * Reads and validates every collection below a folder.
 * Faulty entries are left out of `content` and described in `faults`; nothing is thrown for them.
 * @param root the content folder, as a path from the working directory
 */
export function loadContent(root = "content") {
	const faults: Fault[] = [];
	const sources = new Map<unknown, Source>();
	const all: Source[] = [];
	const at = (...parts: string[]) => path.posix.join(root, ...parts);
	const files = (folder: string, ending: string) =>
		existsSync(at(folder))
			? readdirSync(at(folder))
					.filter((name) => name.endsWith(ending) && !name.startsWith("."))
					.sort()
					.map((name) => at(folder, name))
			: [];
	const read = <Schema extends z.ZodType>(schema: Schema, source: Source) => {
		all.push(source);
		const data = validate(schema, source, faults);
		if (data !== undefined) sources.set(data, source);
		return data;
	};
	const miss = (name: string) => {
		const message = "the file is missing; bring it back";
		faults.push({ file: at(name), line: 1, column: 1, message });
	};
	const yaml = <Schema extends z.ZodType>(schema: Schema, name: string) => {
		if (existsSync(at(name))) return read(schema, readYaml(at(name))) as z.infer<Schema>;
		miss(name);
		return undefined as unknown as z.infer<Schema>;
	};
	const each = <Schema extends z.ZodType>(schema: Schema, folder: string, entries: Entry[]) =>
		files(folder, ".yaml").flatMap((file) => {
			const source = readYaml(file);
			entries.push({ source, data: toRecord(source.data) });
			return read(schema, source) ?? [];
		});
	const mdx = <Schema extends z.ZodType>(schema: Schema, folder: string, entries: Entry[]) =>
		files(folder, ".mdx").flatMap((file) => {
			const source = readFrontmatter(file);
			entries.push({ source, data: toRecord(source.data) });
			const data = read(schema, source);
			if (data === undefined) return [];
			const entry = Object.assign(data as object, { file, words: countWords(source.body) });
			return [entry as z.infer<Schema> & { file: string; words: number }];
		});

	const written = {
		posts: [] as Entry[],
		products: [] as Entry[],
		pages: [] as Entry[],
		regions: [] as Entry[],
		suburbs: files("suburbs", ".yaml").map(readYaml),
		traits: [] as Entry[],
	};
	const regions = each(regionSchema, "regions", written.regions).sort((a, b) => a.id - b.id);
	const suburbLists = new Map<string, SuburbEntry[]>();
	for (const source of written.suburbs) {
		const slug = path.basename(source.file, ".yaml");
		if (written.regions.some((region) => listNames(region).includes(slug)))
			suburbLists.set(slug, read(suburbsSchema, source) ?? []);
	}
	for (const names of written.regions.map((region) => listNames(region))) {
		if (!names.some((name) => suburbLists.has(name))) miss(`suburbs/${names.at(-1)}.yaml`);
	}
	const suburbs = regions.flatMap((region) =>
		(suburbLists.get(region.slug) ?? []).map((suburb) => {
			const whole: Suburb = Object.assign(suburb, { region: region.name, regionSlug: region.slug });
			return whole;
		}),
	);
	const content = {
		site: yaml(siteSchema, "site.yaml"),
		posts: mdx(postSchema, "blog", written.posts).sort(byNewest),
		products: mdx(productSchema, "products", written.products).sort((a, b) => a.id - b.id),
		regions,
		suburbs,
		traits: each(traitSchema, "traits", written.traits),
		testimonials: yaml(lists.testimonialsSchema, "testimonials.yaml"),
		gallery: yaml(lists.gallerySchema, "gallery.yaml"),
		faq: yaml(lists.faqSchema, "faq.yaml"),
		categories: yaml(lists.categoriesSchema, "categories.yaml"),
		images: yaml(lists.imagesSchema, "images/images.yaml"),
		aliases: yaml(lists.aliasesSchema, "aliases.yaml"),
		facts: yaml(factsSchema, "facts.yaml")?.facts,
		home: yaml(homeSchema, "home.yaml"),
		services: yaml(servicesSchema, "services.yaml"),
		prices: yaml(pricesSchema, "prices.yaml"),
		pages: mdx(lists.pageSchema, "pages", written.pages).map((page) => ({
			...page,
			slug: path.basename(page.file, ".mdx"),
		})),
	};
	if (content.home && content.site) fillYears(content.home, content.site.years);
	faults.push(...findReferenceFaults({ content, sources, ...written }, root));
	faults.push(...findStrayFiles(root));
	return { content, faults, sources: all };
}

function toRecord(data: unknown): Entry["data"] {
	return typeof data === "object" && data !== null ? (data as Entry["data"]) : {};
}

/** Newest first; posts of one day by id, the lower being the newer (Q23). */
function byNewest(a: PostFrontmatter, b: PostFrontmatter): number {
	return b.date.localeCompare(a.date) || a.id - b.id;
}

/** Words of a text, marks and addresses not counted. */
export function countWords(text: string): number {
	const plain = text.replace(/\]\([^)]*\)|<[^>]*>|[*_#|>[\]!`-]/g, " ");
	return plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
