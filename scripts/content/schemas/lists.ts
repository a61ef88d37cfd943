import { z } from "zod";
import { once, pictureName, ref, unique } from "./rules.ts";
import { altText, cardLine, day, line, linkedLine, slug, weighKeys } from "./text.ts";

/** `content/testimonials.yaml`. `sample: true` marks a text to replace before launch. */
export const testimonialsSchema = z.array(
	z.strictObject({
		id: unique(z.int().positive()),
		content: line,
		author: line,
		location: line,
		rating: z.int().min(1).max(5),
		image: z.literal("reviews-logo", "write reviews-logo"),
		sample: z.boolean().default(false),
	}),
);

/** The filters of the gallery. Any other category would make one more. */
export const galleryCategories: readonly string[] = [
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
	id: unique(z.int().positive()),
	image: pictureName,
	alt: altText,
	category: z.enum(galleryCategories),
	product: ref("products").optional().describe("The product that the picture shows."),
	post: ref("posts").optional().describe("Where it shows no product: the post that goes into it."),
	views: z
		.array(pictureName)
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
	.min(1);

/** `content/faq.yaml`: questions about plantation shutters; answers are plain words and links. */
export const faqSchema = z
	.array(z.strictObject({ question: unique(line), answer: linkedLine }))
	.min(1);

/** `content/categories.yaml`: the names a post's `category` may have. */
export const categoriesSchema = z.array(unique(cardLine)).min(1);

/** `content/images/images.yaml`: what each picture shows. */
export const imagesSchema = z.record(
	ref("pictures", "with alt, caption and position"),
	z.strictObject({
		alt: altText,
		caption: line,
		position: z.string().regex(/^\d+% \d+%$/, 'write the subject\'s place as "50% 40%"'),
		sea: z
			.literal(true)
			.optional()
			.describe("The sea is in it: pages about the Highlands show another one."),
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
	z.strictObject({ from: unique(path), to: path, pointer: ref("products").optional() }),
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

/** An author of posts, `content/authors/{name}.yaml`. What is left out is not printed. */
export const authorSchema = z.strictObject({
	name: line.describe("Printed on cards and above the text."),
	kind: z.enum(["business", "person"], "write business or person"),
	role: line.describe("Who that is, in a sentence under the name."),
	licence: line.optional().describe("A licence as it is registered, with its number."),
	since: z.int().min(1950).max(2100).optional().describe("Year in which this began."),
	picture: pictureName.optional().describe("A picture of content/images, in place of the drawing."),
});

export type Author = z.infer<typeof authorSchema>;

/** `content/sources.yaml`: the public documents that posts on rules go by. */
export const sourcesSchema = z.array(
	z.strictObject({
		id: unique(slug),
		title: line.describe("Name of the document."),
		publisher: line,
		href: z.url({ protocol: /^https$/, error: "write an https address" }),
		opened: line.optional().describe("What of it was read, and the day."),
		words: z
			.array(z.string().min(3))
			.optional()
			.describe("A post that uses one of them names a source that lists it."),
	}),
);

export type PublicSource = z.infer<typeof sourcesSchema>[number];

/** `content/ranges/{name}.yaml`: colours or cloths of some products, from which a visitor chooses samples to bring. */
export const rangeSchema = z.strictObject({
	name: line.max(40),
	products: z
		.array(once(ref("products")))
		.min(1)
		.describe("The products that it is for."),
	about: line.optional(),
	family: z
		.literal(true)
		.optional()
		.describe("What every maker sells, to talk about; it goes once a product has a range of ours."),
	swatches: z
		.array(
			z.strictObject({
				name: once(line.max(40)),
				colour: z
					.string()
					.regex(/^#[0-9a-f]{6}$/i, "write the colour as #c8b99a, measured from the sample")
					.optional(),
			}),
		)
		.min(1),
});

export type Range = z.infer<typeof rangeSchema>;

/** Frontmatter of a job done, `content/jobs/{name}.mdx`; its text says what was asked for and what was done. */
export const jobSchema = z.strictObject({
	product: ref("products").describe("The product that was fitted."),
	suburb: ref("suburbs").describe("Where. Name no street and nobody."),
	date: day.describe("Day it was finished, as 2026-03-14."),
	size: line.describe("Of what was fitted, such as `three windows, 0.9 m by 1.5 m`."),
	pictures: z.array(pictureName).min(1),
});
