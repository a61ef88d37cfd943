import type { z } from "zod";
import { factsSchema, localFactsSchema } from "./fact.ts";
import * as lists from "./lists.ts";
import { louvreSchema, sheersSchema } from "./pictureStrips.ts";
import * as places from "./place.ts";
import { postSchema } from "./post.ts";
import { pricesSchema, productSchema } from "./product.ts";
import { homeSchema, servicesSchema, siteSchema } from "./site.ts";
import * as tools from "./tools.ts";

/** The data files of the content folder, each there once, with their schemas. */
export const singleFiles = {
	site: ["site.yaml", siteSchema],
	sources: ["sources.yaml", lists.sourcesSchema],
	relevance: ["relevance.yaml", places.relevanceSchema],
	notes: ["notes.yaml", places.notesSchema],
	councils: ["councils.yaml", places.councilsSchema],
	stations: ["stations.yaml", places.stationsSchema],
	testimonials: ["testimonials.yaml", lists.testimonialsSchema],
	gallery: ["gallery.yaml", lists.gallerySchema],
	faq: ["faq.yaml", lists.faqSchema],
	categories: ["categories.yaml", lists.categoriesSchema],
	images: ["images/images.yaml", lists.imagesSchema],
	aliases: ["aliases.yaml", lists.aliasesSchema],
	facts: ["facts.yaml", factsSchema],
	home: ["home.yaml", homeSchema],
	services: ["services.yaml", servicesSchema],
	prices: ["prices.yaml", pricesSchema],
	sun: ["sun.yaml", tools.sunSchema],
	measure: ["measure.yaml", tools.measureSchema],
	louvre: ["louvre.yaml", louvreSchema],
	sheers: ["sheers.yaml", sheersSchema],
	comparison: ["comparison.yaml", tools.comparisonSchema],
	map: ["map.json", places.mapSchema],
	outside: ["outside.yaml", places.outsideSchema],
	local: ["local.yaml", localFactsSchema],
	problems: ["problems.yaml", tools.problemsSchema],
	chooser: ["chooser.yaml", tools.chooserSchema],
} as const satisfies Record<string, [file: string, schema: z.ZodType]>;

/** The folders with a file for each entry, the ending of their files, and their schemas. */
export const entryFolders = {
	blog: [".mdx", postSchema],
	authors: [".yaml", lists.authorSchema],
	products: [".mdx", productSchema],
	pages: [".mdx", lists.pageSchema],
	regions: [".yaml", places.regionSchema],
	suburbs: [".yaml", places.suburbsSchema],
	traits: [".yaml", places.traitSchema],
	ranges: [".yaml", lists.rangeSchema],
	jobs: [".mdx", lists.jobSchema],
} as const satisfies Record<string, [ending: string, schema: z.ZodType]>;
