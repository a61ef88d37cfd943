import { z } from "zod";
import { authorSchema } from "./author.ts";
import { chooserSchema } from "./chooserRules.ts";
import { comparisonSchema } from "./comparison.ts";
import { factsSchema, localFactsSchema } from "./fact.ts";
import { homeSchema, servicesSchema } from "./home.ts";
import { jobSchema } from "./job.ts";
import * as lists from "./lists.ts";
import { notesSchema, regionSchema, relevanceSchema, suburbsSchema, traitSchema } from "./place.ts";
import { planSchema } from "./plan.ts";
import { postFields, postSchema } from "./post.ts";
import { pricesSchema } from "./price.ts";
import { problemsSchema } from "./problems.ts";
import { productSchema } from "./product.ts";
import { sourcesSchema } from "./publicSource.ts";
import { rangeSchema } from "./range.ts";
import { siteSchema } from "./site.ts";
import { sunSchema } from "./sun.ts";

/** Folder of the exported schemas. */
export const schemaFolder = ".vscode/schemas";

/** Each collection with its schema and the files it applies to. */
export const exported: { name: string; schema: z.ZodType; files: string }[] = [
	{ name: "post", schema: postSchema, files: "content/blog/*.mdx" },
	{ name: "author", schema: authorSchema, files: "content/authors/*.yaml" },
	{ name: "sources", schema: sourcesSchema, files: "content/sources.yaml" },
	{ name: "product", schema: productSchema, files: "content/products/*.mdx" },
	{ name: "page", schema: lists.pageSchema, files: "content/pages/*.mdx" },
	{ name: "job", schema: jobSchema, files: "content/jobs/*.mdx" },
	{ name: "region", schema: regionSchema, files: "content/regions/*.yaml" },
	{ name: "suburbs", schema: suburbsSchema, files: "content/suburbs/*.yaml" },
	{ name: "trait", schema: traitSchema, files: "content/traits/*.yaml" },
	{ name: "relevance", schema: relevanceSchema, files: "content/relevance.yaml" },
	{ name: "notes", schema: notesSchema, files: "content/notes.yaml" },
	{ name: "site", schema: siteSchema, files: "content/site.yaml" },
	{ name: "home", schema: homeSchema, files: "content/home.yaml" },
	{ name: "services", schema: servicesSchema, files: "content/services.yaml" },
	{ name: "testimonials", schema: lists.testimonialsSchema, files: "content/testimonials.yaml" },
	{ name: "gallery", schema: lists.gallerySchema, files: "content/gallery.yaml" },
	{ name: "faq", schema: lists.faqSchema, files: "content/faq.yaml" },
	{ name: "categories", schema: lists.categoriesSchema, files: "content/categories.yaml" },
	{ name: "images", schema: lists.imagesSchema, files: "content/images/images.yaml" },
	{ name: "aliases", schema: lists.aliasesSchema, files: "content/aliases.yaml" },
	{ name: "prices", schema: pricesSchema, files: "content/prices.yaml" },
	{ name: "chooser", schema: chooserSchema, files: "content/chooser.yaml" },
	{ name: "comparison", schema: comparisonSchema, files: "content/comparison.yaml" },
	{ name: "problems", schema: problemsSchema, files: "content/problems.yaml" },
	{ name: "range", schema: rangeSchema, files: "content/ranges/*.yaml" },
	{ name: "sun", schema: sunSchema, files: "content/sun.yaml" },
	{ name: "facts", schema: factsSchema, files: "content/facts.yaml" },
	{ name: "local", schema: localFactsSchema, files: "content/local.yaml" },
	{ name: "plan", schema: planSchema, files: "content/plan.yaml" },
];

/** A schema as JSON Schema, for editors. */
export function exportSchema(schema: z.ZodType): string {
	const exportedSchema = z.toJSONSchema(schema, { io: "input", target: "draft-7" });
	return `${JSON.stringify(exportedSchema, null, "\t")}\n`;
}

/** `yaml.schemas` for .vscode/settings.json: the files that an editor checks with each schema. */
export function listAssociations(): Record<string, string> {
	return Object.fromEntries(
		exported.map(({ name, files }) => [`./${schemaFolder}/${name}.json`, files]),
	);
}

/** Lines around the table in content/README.md. */
export const tableStart = "<!-- fields: written by npm run schema -->";
export const tableEnd = "<!-- end of fields -->";

/** The frontmatter keys of a post as a Markdown table, from the descriptions in their schema. */
export function makeFieldTable(): string {
	const rows = Object.entries(postFields.shape).map(([key, schema]) => {
		const isOptional = schema instanceof z.ZodOptional;
		return `| \`${key}\` | ${isOptional ? "optional" : "yes"} | ${schema.description ?? ""} |`;
	});
	return ["| Key | Required | What to write |", "| --- | --- | --- |", ...rows].join("\n");
}

/** Updates the table in a guide. @throws when the lines around it are missing */
export function insertFieldTable(guide: string): string {
	const from = guide.indexOf(tableStart);
	const to = guide.indexOf(tableEnd);
	if (from === -1 || to < from)
		throw new Error(`put ${tableStart} and ${tableEnd} around the table`);
	return `${guide.slice(0, from)}${tableStart}\n\n${makeFieldTable()}\n\n${guide.slice(to)}`;
}
