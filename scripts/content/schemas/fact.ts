import { z } from "zod";
import { ref, unique } from "./rules.ts";
import { line, slug, weighKeys } from "./text.ts";

/** Units of a price; pages print them and the price guide calculates with them. */
const priceUnit = /^AUD per (?:m2|metre|window|blind|screen|roof|structure)$/;

const unit = line.refine((text) => !text.startsWith("AUD ") || priceUnit.test(text), {
	error: "write a price as AUD per m2, metre, window, blind, screen, roof or structure",
});

/** `value`: a number, or words. A number with a comma, $ or % would be words, in which no rule finds the figure. */
const value = z.union([
	z.number(),
	z
		.string()
		.regex(/^(?!\$?\s*-?\d[\d,]*(?:\.\d+)?\s*%?$)/, "write a number, digits only")
		.regex(/^(?!\$?\d[\d,.]* ?(?:[-–]|to) ?\$?\d[\d,.]*$)/, "write the ends as min and max"),
]);

const figure = {
	value: value.optional(),
	min: z.number().optional(),
	max: z.number().optional(),
	values: z.array(z.number()).optional(),
	unit,
};

/** `min` must not exceed `max`. */
export function checkRange(
	{ min, max }: { min?: number; max?: number },
	context: z.RefinementCtx,
): void {
	if (min === undefined || max === undefined || min <= max) return;
	const message = `max ${max} is less than min ${min}; swap them`;
	context.addIssue({ code: "custom", path: ["max"], message });
}

const factFields = z.strictObject({
	id: unique(slug),
	statement: line,
	...figure,
	levels: z.array(line).optional(),
	class: z.number().optional(),
	applies_to: z.array(ref("appliable")),
	origin: z.enum(["spec", "public", "practice"]),
	wording: z.enum(["exact", "range", "typical", "up-to", "none"]),
	readings: z.array(z.strictObject(figure)).optional(),
	use: line.optional(),
	note: line.optional(),
	caution: line.optional(),
	source: line.optional(),
});
/** A price is a guide range, and copy prints both its ends. */
const factSchema = factFields.superRefine(checkRange).superRefine(
	weighKeys(({ unit: given, min, max }, advise) => {
		if (!priceUnit.test(given) || (min === undefined) === (max === undefined)) return;
		advise(`add ${min === undefined ? "min" : "max"}; a price has both ends`);
	}),
);

/** `content/facts.yaml`: the only source of figures for all copy. */
export const factsSchema = z.strictObject({
	version: z.number(),
	currency: z.literal("AUD"),
	facts: z.array(factSchema),
	site: z.strictObject({ wording: z.literal("none"), items: z.array(z.looseObject({ id: slug })) }),
	no_figure: z.array(line),
});

/** `content/local.yaml`: checked figures about the places, not claims about a product. */
export const localFactsSchema = z.array(
	z.strictObject({ id: unique(slug), statement: line, ...figure, source: line }),
);

export type Fact = z.infer<typeof factSchema>;
