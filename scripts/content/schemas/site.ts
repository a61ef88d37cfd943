import { z } from "zod";
import { curlQuotes } from "../format.ts";
import { faqSchema } from "./lists.ts";
import { ref, refBy, unique } from "./rules.ts";
import { cardLine, day, filledLine, findMarks, line, linkedLine } from "./text.ts";

function webAddress(advice: string) {
	return z.url({ protocol: /^https?$/, error: advice });
}

/** An owner who has nothing to say leaves the line empty, or out. */
function orEmpty(schema: z.ZodType<string>) {
	return schema.nullish().transform((text) => text ?? "");
}

const optionalText = orEmpty(z.string().superRefine(findMarks()).overwrite(curlQuotes));
const optionalAddress = orEmpty(
	webAddress("write an address such as https://www.example.com, or leave it empty").or(
		z.literal(""),
	),
);
const repository = orEmpty(
	z
		.string()
		.regex(
			/^(?:https:\/\/github\.com\/[\w.-]+\/[\w.-]+)?$/,
			"write the repository's page as https://github.com/owner/name, or leave it empty",
		),
);

/** One phone number: ten digits, 1300, 1800 or 13, or one that starts with a plus. */
const phone = z
	.string()
	.refine(
		(printed) => /^(?:\+\d{8,15}|0\d{9}|1[38]00\d{6}|13\d{4})$/.test(dropMarks(printed)),
		"write one number in digits, as (02) 5550 0134",
	);

/** The number that a printed phone number dials, in Australia unless it starts with a plus. */
function dial(printed: string): string {
	const digits = dropMarks(printed);
	return digits.startsWith("+")
		? digits.replace(/^\+610/, "+61")
		: `+61${digits.replace(/^0/, "")}`;
}

function dropMarks(phone: string): string {
	return phone.replace(/[\s().-]/g, "");
}

/** `content/site.yaml`: everything an owner changes, in one place. Empty values do not appear on the screens. */
export const siteFields = z.strictObject({
	brand: cardLine.describe("Trading name."),
	tagline: cardLine.describe("Under the name in the header."),
	about: line.describe("Short text of the footer."),
	owner: line.describe("Named by the call button."),
	phone: phone.describe("As people read it."),
	email: z.email("write an e-mail address"),
	origin: z
		.string()
		.regex(/^https?:\/\/[^\s/?#]+\/?$/, "write the public address as https://www.example.com")
		.describe("No slash at the end."),
	repository: repository.describe("Its page at GitHub; writers get links to it."),
	years: z.strictObject({
		business: z
			.int()
			.positive()
			.describe("Years of experience; printed for {business} in home.yaml."),
		local: z
			.int()
			.positive()
			.describe("Years on both sides of the escarpment; printed for {local}."),
	}),
	portraitFirstName: line.describe("An author whose name holds this word gets the second drawing."),
	contact: z.strictObject({
		address: optionalText,
		businessHours: z.strictObject({
			weekdays: optionalText,
			saturday: optionalText,
			sunday: optionalText,
		}),
		socialMedia: z.strictObject({
			facebook: optionalAddress,
			instagram: optionalAddress,
			pinterest: optionalAddress,
		}),
	}),
	visit: z
		.strictObject({
			name: optionalText,
			picture: refBy(optionalText, "pictures"),
			licence: optionalText,
			insurance: optionalText,
			reply: optionalText,
		})
		.describe("Who comes to the house; what is empty is not shown."),
	closedDays: z
		.array(unique(day))
		.describe("Days on which nobody comes to measure, beside Sundays, as 2026-12-25."),
	designer: z.strictObject({
		name: line,
		url: webAddress("write an address such as https://www.example.com"),
	}),
	popularSuburbs: z.array(unique(ref("settled"))).length(10),
	menu: z.array(unique(ref("products"))).length(11),
});

/** Like `siteFields`, with the number that the call buttons dial. */
export const siteSchema = siteFields.transform((site) => {
	return { ...site, phoneLink: dial(site.phone) };
});

export type Site = z.infer<typeof siteSchema>;

const words = z.strictObject({ title: line, text: line });
/** Like `words`; the text may print the `years` of content/site.yaml. */
const wordsWithYears = z.strictObject({ title: line, text: filledLine("business", "local") });

const reason = wordsWithYears.extend({
	more: z.strictObject({ href: line, label: line }).optional().describe("A link below the text."),
});

/** `content/home.yaml`: the copy of Home. */
export const homeSchema = z.strictObject({
	hero: z.strictObject({ title: cardLine, tagline: line }),
	cards: z
		.array(
			z.strictObject({
				title: line,
				slug: unique(ref("products")),
				text: line,
				second: z.strictObject({ slug: ref("products"), label: line }).optional(),
			}),
		)
		.length(6),
	why: z.array(reason).length(4),
	blades: words.describe("Over the shutter whose blades can be turned."),
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
	regions: z.array(z.strictObject({ slug: unique(ref("regions")), text: line })).length(4),
	consultation: words,
	blog: z.strictObject({
		title: line,
		text: line,
		priceNote: line.describe("Printed once in each post that has prices."),
		newsletter: words,
		topics: z
			.array(
				words.extend({
					categories: z.array(unique(refBy(line, "categories", "to one of the topics"))),
				}),
			)
			.length(4),
	}),
	promises: z
		.array(z.strictObject({ text: line, isKept: z.boolean(), isTerm: z.boolean().optional() }))
		.describe("What only the owner can promise; printed once kept, a term below the terms."),
	gallery: words,
	products: words.extend({
		groups: z
			.array(words.extend({ products: z.array(ref("products")).min(1) }))
			.describe("Products by what people buy them for."),
		questions: faqSchema.describe("What is asked of every product; shown on each one's page."),
		business: z.strictObject({ title: line, text: linkedLine }).describe("For cafés and shops."),
	}),
	locations: words,
	contact: words.extend({ next: z.array(line).length(4) }),
});

export type Home = z.infer<typeof homeSchema>;
