import { z } from "zod";
import { weighKeys } from "./keys.ts";
import { families } from "./product.ts";
import { filledLine, line, slug } from "./text.ts";

const blocks = z.array(filledLine("suburb")).min(1, "write at least one block");

/** What the light, weather and houses of a kind of place mean for each family of products. */
export const traitSchema = z.strictObject({
	trait: slug.describe("The same as the file name."),
	label: line.describe("Two or three words, as a heading."),
	phrase: line
		.regex(
			/^(?!.*(?:,|\band\b))[^A-Z]/,
			"begin small, without a comma or an `and`: it is an item of a list",
		)
		.describe("The same within a list in a sentence, such as `period houses`."),
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

/** Degrees. A box around the Illawarra and the Southern Highlands, large enough for new places. */
const bounds = { lat: { least: -36, most: -33 }, lng: { least: 149, most: 152 } };

/** A place outside the box usually has its numbers swapped or its minus missing. */
function degrees(name: keyof typeof bounds) {
	const { least, most } = bounds[name];
	const other = bounds[name === "lat" ? "lng" : "lat"];
	const isIn = (value: number, box = { least, most }) => value >= box.least && value <= box.most;
	return z.number().superRefine((value, context) => {
		if (isIn(value)) return;
		const advice = isIn(-value)
			? `write ${-value}, ${value > 0 ? "with" : "without"} the minus`
			: isIn(value, other) || isIn(-value, other)
				? "swap lat and lng"
				: `write a number from ${least} to ${most}`;
		context.addIssue({ code: "custom", message: advice });
	});
}

/** One suburb; the file it is in gives its region. */
const suburbFields = z.strictObject({
	id: z.int().positive(),
	name: line.max(40, "keep the name under 41 characters"),
	slug,
	postcode: z.string().regex(/^\d{4}$/, "write four digits in quotes"),
	lat: degrees("lat"),
	lng: degrees("lng"),
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

/** Like `suburbFields`; a place without homes leads to others, and no other place does. */
const suburbSchema = suburbFields.superRefine(
	weighKeys(({ homes, instead }, advise) => {
		if (homes && !instead) advise("add instead, the settled suburbs that its page leads to");
		if (instead && !homes)
			advise("add homes, few or none; other places need no instead", "instead");
	}),
);

/** The suburbs of one region, `content/suburbs/{slug}.yaml`. */
export const suburbsSchema = z.array(suburbSchema);

export type Region = z.infer<typeof regionSchema>;
export type SuburbEntry = z.infer<typeof suburbSchema>;
