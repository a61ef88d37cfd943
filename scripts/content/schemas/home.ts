import { z } from "zod";
import { faqSchema } from "./lists.ts";
import { filledLine, line, linkedLine, slug } from "./text.ts";

const words = z.strictObject({ title: line, text: line });
/** Like `words`; the text may print the `years` of content/site.yaml. */
const wordsWithYears = z.strictObject({ title: line, text: filledLine("business", "local") });

const reason = wordsWithYears.extend({
	more: z.strictObject({ href: line, label: line }).optional().describe("A link below the text."),
});

/** `content/home.yaml`: the copy of Home. */
export const homeSchema = z.strictObject({
	hero: z.strictObject({ title: line, tagline: line }),
	cards: z
		.array(
			z.strictObject({
				title: line,
				slug,
				text: line,
				second: z.strictObject({ slug, label: line }).optional(),
			}),
		)
		.length(6),
	why: z.array(reason).length(4),
	process: z.array(words).length(4),
	ways: z
		.array(z.strictObject({ href: line, label: line, text: line }))
		.describe("Links to tools and pages, under the product cards."),
	areas: words,
	local: wordsWithYears,
	contact: words,
	band: words,
});

/** `content/services.yaml`: headings and leads of the other screens. */
export const servicesSchema = z.strictObject({
	hero: words,
	regions: z.array(z.strictObject({ slug, text: line })).length(4),
	consultation: words,
	blog: z.strictObject({
		title: line,
		text: line,
		priceNote: line.describe("Printed once in each post that has prices."),
		newsletter: words,
		topics: z.array(words.extend({ categories: z.array(line) })).length(4),
	}),
	promises: z
		.array(z.strictObject({ text: line, isKept: z.boolean() }))
		.describe("What only the owner can promise; printed with the offer of a measure once kept."),
	gallery: words,
	products: words.extend({
		groups: z
			.array(words.extend({ products: z.array(slug).min(1) }))
			.describe("Products by what people buy them for."),
		questions: faqSchema.describe("What is asked of every product; shown on each one's page."),
		business: z.strictObject({ title: line, text: linkedLine }).describe("For cafés and shops."),
	}),
	locations: words,
	contact: words.extend({ next: z.array(line).length(4) }),
});

export type Home = z.infer<typeof homeSchema>;
export type Services = z.infer<typeof servicesSchema>;
