import { z } from "zod";
import { imageName, line, linkedLine, slug, summary } from "./text.ts";

/** Product groups that a place affects alike: traits are written per family. */
const families = ["shutters", "blinds", "soft", "screens", "roofs", "roller-shutters"] as const;

const family = z.enum(families);

/** Frontmatter of a product, `content/products/{slug}.mdx`. */
export const productSchema = z.strictObject({
	id: z.int().positive().describe("The next free number; 5 stays free."),
	name: line.max(60).describe("As the menu and the forms show it."),
	slug: slug.describe("Last part of /products/{slug}; the same as the file name."),
	shortDescription: line.describe("One sentence for cards."),
	description: line.describe("Two or three sentences: the lead of the page."),
	metaDescription: summary.describe("For search engines, 120 to 160 characters."),
	family: family.describe("Group of products that a place treats alike."),
	image: imageName.describe("Picture of the hero and of cards."),
	images: z.array(imageName).min(1).describe("Every picture that shows the product."),
	features: z.array(line).min(3).describe("What it is made of or does."),
	benefits: z.array(line).min(3).describe("What the customer gets from that."),
	notFor: z
		.array(
			z.strictObject({
				when: line.describe("What the buyer wants or has, as a sentence."),
				instead: linkedLine.describe("Why not, and what suits, with a link to it."),
			}),
		)
		.min(2)
		.max(4)
		.describe("When to buy something else, or wait."),
	priceFacts: z
		.array(line)
		.describe("Ids of content/facts.yaml; empty where no price may be printed."),
	relatedPosts: z.array(slug).min(1).describe("Slugs of posts that go deeper."),
	alsoCalled: line.optional().describe("What people call it besides; shown on its card."),
	differs: linkedLine
		.optional()
		.describe("How it differs from products like it, with [links](/products/awnings) to them."),
	highlight: line.optional().describe("One line; only the four featured products have it."),
});

export type ProductFrontmatter = z.infer<typeof productSchema>;
