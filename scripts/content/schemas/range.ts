import { z } from "zod";
import { line, slug } from "./text.ts";

/** `content/ranges/{name}.yaml`: a range of cloths or finishes that the business really offers. */
export const rangeSchema = z.strictObject({
	name: line,
	product: slug.describe("The product that it is for."),
	about: line.optional(),
	samples: z.literal(true).optional().describe("Where samples can be lent or sent."),
	swatches: z
		.array(
			z.strictObject({
				name: line,
				color: z
					.string()
					.regex(/^#[0-9a-f]{6}$/i, "write the colour as #c8b99a, measured from the sample"),
			}),
		)
		.min(1, "name at least one colour"),
});

export type Range = z.infer<typeof rangeSchema>;
