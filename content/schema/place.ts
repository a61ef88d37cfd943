import { z } from "zod";
import { families } from "./product.ts";
import { line, slug } from "./text.ts";

const blocks = z.array(line).min(1, "write at least one block");

/** What the light, weather and houses of a kind of place mean for each family of products. */
export const traitSchema = z.strictObject({
	trait: slug.describe("The same as the file name."),
	label: line.describe("Two or three words."),
	families: z.strictObject(
		Object.fromEntries(families.map((name) => [name, blocks])) as Record<
			(typeof families)[number],
			typeof blocks
		>,
	),
});

/** A region, with an introduction and advice for every product. */
export const regionSchema = z.strictObject({
	id: z.int().positive(),
	name: line,
	slug,
	about: line,
	products: z.record(slug, z.strictObject({ intro: line, advice: line })),
});

/** One suburb; its region is the file it stands in. */
const suburbSchema = z.strictObject({
	id: z.int().positive(),
	name: line,
	slug,
	postcode: z.string().regex(/^\d{4}$/, "write four digits in quotes"),
	lat: z.number(),
	lng: z.number(),
	traits: z.array(slug).min(1, "name at least one trait of content/traits"),
	homes: z
		.enum(["few", "none"])
		.optional()
		.describe(
			"For forest and catchment where hardly anybody, or nobody, lives; the page stays short.",
		),
	instead: z
		.array(slug)
		.min(1)
		.optional()
		.describe("With homes: the settled suburbs that its page leads to, as its text names them."),
	about: line,
});
export const suburbsSchema = z.array(suburbSchema);

export type Region = z.infer<typeof regionSchema>;
export type SuburbEntry = z.infer<typeof suburbSchema>;
