import { z } from "zod";
import { filledLine, line, slug, summary, weighKeys } from "./text.ts";

/** Millimetres. */
const length = z.int().positive();

const option = z.strictObject({
	name: line,
	fact: slug.describe("Id of content/facts.yaml."),
	note: filledLine("min", "max").optional(),
	tested: z
		.literal(true)
		.optional()
		.describe("A product of its own under a rule; its range is named and never merged."),
	suits: line.optional().describe("What it is chosen for, beside its bar on the product's page."),
});

/** A product in the price guide: with options and what moves the price, or the reason why there are none. */
const pricedSchema = z
	.strictObject({
		product: slug,
		options: z.array(option).min(1).optional(),
		moves: z.array(line).min(1).optional(),
		notes: z.array(line).optional(),
		split: z
			.strictObject({ over: length, text: filledLine("width") })
			.optional()
			.describe("Width from which one panel is too little, and the sentence that says so."),
		none: line.optional().describe("Why no price is printed."),
	})
	.superRefine(
		weighKeys(({ options, moves, none }, advise) => {
			if (none ? options : !options || !moves) advise("write options and moves, or none alone");
		}),
	);

const priceFields = z.strictObject({
	title: line,
	description: summary,
	lead: line,
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
