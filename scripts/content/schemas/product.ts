import { z } from "zod";
import { families } from "../productPlaces.ts";
import { checkRange } from "./fact.ts";
import { pictureName, ref, unique } from "./rules.ts";
import {
	cardLine,
	filledLine,
	line,
	linkedLine,
	pageHead,
	slug,
	summary,
	weighKeys,
} from "./text.ts";

/** Frontmatter of a product, `content/products/{slug}.mdx`. */
export const productSchema = z.strictObject({
	id: unique(z.int().positive()).describe("The next free number; 5 stays free."),
	name: unique(cardLine.max(60)).describe("As the menu and the forms show it."),
	slug: slug.describe("Last part of /products/{slug}; the same as the file name."),
	shortDescription: cardLine.describe("One sentence for cards."),
	description: line.describe("Two or three sentences: the lead of the page."),
	metaDescription: unique(summary).describe("For search engines, 120 to 160 characters."),
	family: z.enum(families).describe("Group of products that a place treats alike."),
	image: pictureName.describe("Picture of the hero and of cards."),
	images: z.array(pictureName).min(1).describe("Every picture that shows the product."),
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
	relatedPosts: z.array(ref("posts")).min(1).describe("Slugs of posts that go deeper."),
	alsoCalled: line.optional().describe("What people call it besides; shown on its card."),
	differs: linkedLine
		.optional()
		.describe("How it differs from products like it, with [links](/products/awnings) to them."),
	highlight: line.optional().describe("One line; only the four featured products have it."),
});

export type ProductFrontmatter = z.infer<typeof productSchema>;

/** Millimetres. */
const length = z.int().positive();

const option = z.strictObject({
	name: line,
	fact: ref("facts").describe("Id of content/facts.yaml."),
	note: filledLine("min", "max").optional(),
	tested: z
		.literal(true)
		.optional()
		.describe("A product of its own under a rule; its range is named and never merged."),
	separate: z
		.literal(true)
		.optional()
		.describe("Sold beside the product; its range is not part of the product's."),
	startsFrom: line.optional().describe("Whose range it is, where the product only starts from it."),
	suits: line.optional().describe("What it is chosen for, beside its bar on the product's page."),
});

const ownPrice = z
	.strictObject({
		min: z.number().positive(),
		max: z.number().positive(),
		per: z.enum(["m2", "window", "blind", "screen", "roof", "structure"]),
	})
	.superRefine(checkRange)
	.describe("Your own guide range in dollars, in place of the written quote.");

/** A product in the price guide: with options, or with what a written quote goes by until it has a price. */
const pricedSchema = z
	.strictObject({
		product: unique(ref("products", "with its options, or why no price is printed")),
		options: z.array(option).min(1).optional(),
		price: ownPrice.optional(),
		quoted: line.optional().describe("What decides the price, after “By written quote; ”."),
		shape: z.array(line).min(1).optional().describe("Worked examples of it, without dollars."),
		moves: z.array(line).min(1).describe("What moves the price."),
		notes: z.array(line).optional(),
		split: z
			.strictObject({ over: length, text: filledLine("width") })
			.optional()
			.describe("Width from which one panel is too little, and the sentence that says so."),
	})
	.superRefine(
		weighKeys(({ options, price, quoted, shape }, advise) => {
			if (options ? price || quoted || shape : !quoted || !shape)
				advise("write options alone, or quoted and shape");
		}),
	);

const priceFields = z.strictObject({
	...pageHead,
	rule: line,
	example: z.strictObject({ width: length, height: length }),
	sizes: z
		.strictObject({ smallest: length, largest: length })
		.describe("Millimetres outside which the guide asks whether the figure is right."),
	products: z.array(pricedSchema),
});

/** `content/prices.yaml`: what the price guide offers. Its figures are in `content/facts.yaml`. */
export const pricesSchema = priceFields.superRefine(
	weighKeys(({ example, sizes: { smallest, largest } }, advise) => {
		if (smallest >= largest) {
			advise(`smallest ${smallest} is not less than largest ${largest}; swap them`, "sizes");
			return;
		}
		const isOutside = (side: number) => side < smallest || side > largest;
		if (isOutside(example.width) || isOutside(example.height))
			advise(
				`write a width and a height from ${smallest} to ${largest}, as sizes has it`,
				"example",
			);
	}),
);

export type Prices = z.infer<typeof pricesSchema>;
