import { z } from "zod";
import { weighKeys } from "./keys.ts";
import { day, imageName, line, linkedLine, slug } from "./text.ts";

/** `content/testimonials.yaml`. `sample: true` marks a text to replace before launch. */
export const testimonialsSchema = z.array(
	z.strictObject({
		id: z.int().positive(),
		content: line,
		author: line,
		location: line,
		rating: z.literal(5, "every rating is 5"),
		image: z.literal("reviews-logo", "write reviews-logo"),
		sample: z.boolean().default(false),
	}),
);

/** The filters of the gallery (GAL-02). Any other category would make one more. */
const galleryCategories: readonly string[] = [
	"Plantation Shutters",
	"Roller Blinds",
	"Venetian Blinds",
	"Vertical Blinds",
	"Zip Screens",
	"External Blinds",
	"Awnings",
	"Bioclimatic Pergolas",
	"Glass Systems",
];

const galleryItem = z.strictObject({
	id: z.int().positive(),
	image: imageName,
	alt: line.max(125),
	category: z.enum(galleryCategories),
	product: slug.optional().describe("The product that the picture shows."),
	post: slug.optional().describe("Where it shows no product: the post that goes into it."),
	views: z
		.array(imageName)
		.optional()
		.describe("Pictures of the same that are shown besides once its category is chosen."),
});

/** `content/gallery.yaml`. Each picture leads to one page: its product, or where it shows none, a post. */
export const gallerySchema = z
	.array(
		galleryItem.superRefine(
			weighKeys(({ product, post }, advise) => {
				if (product && post) advise("take the post out; the picture leads to its product", "post");
				if (!product && !post) advise("add product, or post where the picture shows no product");
			}),
		),
	)
	.min(1, "name at least one picture");

/** `content/faq.yaml`: questions about plantation shutters; answers are plain words and links. */
export const faqSchema = z
	.array(z.strictObject({ question: line, answer: linkedLine }))
	.min(1, "answer at least one question");

/** `content/categories.yaml`: the names a post's `category` may have. */
export const categoriesSchema = z.array(line).min(1, "name at least one category");

/** `content/images/images.yaml`: what each picture shows. */
export const imagesSchema = z.record(
	slug,
	z.strictObject({
		alt: line.max(124, "keep the alt text under 125 characters"),
		caption: line,
		position: z.string().regex(/^\d+% \d+%$/, 'write the subject\'s place as "50% 40%"'),
		sea: z
			.literal(true)
			.optional()
			.describe("The sea is in it: pages about the Highlands take another picture of the product."),
	}),
);

const path = z
	.string()
	.regex(/^\/[a-z0-9/-]*$/, { error: "write a path such as /about-us", abort: true })
	.regex(/^\/$|[^/]$/, {
		error: ({ input }) => `write ${String(input).replace(/\/+$/, "")}, no slash at the end`,
	});

/** `content/aliases.yaml`: old addresses that show another page without a redirect. */
export const aliasesSchema = z.array(
	z.strictObject({ from: path, to: path, pointer: slug.optional() }),
);

/** Fixed pages under `content/pages`. */
export const pageSchema = z.strictObject({
	title: line,
	description: line,
	lead: line,
	updated: day.optional().describe("Day of the last change, as 2025-09-17; the page prints it."),
});

export type Question = z.infer<typeof faqSchema>[number];
export type Alias = z.infer<typeof aliasesSchema>[number];
export type Picture = z.infer<typeof imagesSchema>[string];
