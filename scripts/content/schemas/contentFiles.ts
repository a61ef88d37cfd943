import type { z } from "zod";
import { authorSchema } from "./author.ts";
import { chooserSchema } from "./chooserRules.ts";
import { comparisonSchema } from "./comparison.ts";
import { factsSchema, localFactsSchema } from "./fact.ts";
import { mapSchema } from "./geoMap.ts";
import { homeSchema, servicesSchema } from "./home.ts";
import { jobSchema } from "./job.ts";
import * as lists from "./lists.ts";
import { notesSchema, regionSchema, relevanceSchema, suburbsSchema, traitSchema } from "./place.ts";
import { planSchema } from "./plan.ts";
import { postSchema } from "./post.ts";
import { pricesSchema } from "./price.ts";
import { problemsSchema } from "./problems.ts";
import { productSchema } from "./product.ts";
import { sourcesSchema } from "./publicSource.ts";
import { rangeSchema } from "./range.ts";
import { siteSchema } from "./site.ts";
import { sunSchema } from "./sun.ts";

/** The data files of the content folder, each there once, with their schemas. */
export const singleFiles = {
	site: ["site.yaml", siteSchema],
	sources: ["sources.yaml", sourcesSchema],
	relevance: ["relevance.yaml", relevanceSchema],
	notes: ["notes.yaml", notesSchema],
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
	sun: ["sun.yaml", sunSchema],
	comparison: ["comparison.yaml", comparisonSchema],
	map: ["map.json", mapSchema],
	plan: ["plan.yaml", planSchema],
	local: ["local.yaml", localFactsSchema],
	problems: ["problems.yaml", problemsSchema],
	chooser: ["chooser.yaml", chooserSchema],
} as const satisfies Record<string, [file: string, schema: z.ZodType]>;

/** The folders with a file for each entry, the ending of their files, and their schemas. */
export const entryFolders = {
	blog: [".mdx", postSchema],
	authors: [".yaml", authorSchema],
	products: [".mdx", productSchema],
	pages: [".mdx", lists.pageSchema],
	regions: [".yaml", regionSchema],
	suburbs: [".yaml", suburbsSchema],
	traits: [".yaml", traitSchema],
	ranges: [".yaml", rangeSchema],
	jobs: [".mdx", jobSchema],
} as const satisfies Record<string, [ending: string, schema: z.ZodType]>;
