import { z } from "zod";
import { altText, line, slug, weighKeys } from "./text.ts";

/** `content/louvre.yaml`: the words beside the pictures of a shutter whose blades can be turned. */
export const louvreSchema = z.strictObject({
	alt: altText,
	note: line,
	tilts: z
		.array(
			z.strictObject({
				degrees: z.number().min(-90).max(90).describe("Above zero with the outer edge up."),
				label: line,
				text: line.describe("The view, who sees in, and the light."),
			}),
		)
		.min(3),
	blades: z.array(z.strictObject({ mm: z.int().positive(), name: line })).min(1),
	hours: z
		.array(
			z.strictObject({
				id: slug,
				label: line,
				sun: z.strictObject({
					elevation: z.number().min(0).max(90),
					aside: z
						.number()
						.min(-180)
						.max(180)
						.describe("Degrees to the right of straight out of the window."),
				}),
			}),
		)
		.min(1),
	sun: z.strictObject({ behind: line, through: line, edge: line, stopped: line }),
});

export type LouvreWords = z.infer<typeof louvreSchema>;

/** Where one stands to look at a window. */
export const windowSides = ["outside", "inside"] as const;

/** `content/sheers.yaml`: what is seen through sheers by day and night. */
export const sheersSchema = z
	.strictObject({
		note: line,
		action: line.describe("What the slider does."),
		hours: z.array(z.strictObject({ id: slug, label: line })).min(3),
		sides: z.strictObject({ outside: line, inside: line }).describe("Where one stands."),
		cloths: z
			.array(
				z.strictObject({
					id: slug,
					name: line,
					outside: z.array(line).describe("What is seen from there at each hour."),
					inside: z.array(line),
				}),
			)
			.min(1),
	})
	.superRefine(
		weighKeys(({ hours, cloths }, advise) => {
			for (const cloth of cloths)
				for (const side of windowSides)
					if (cloth[side].length !== hours.length)
						advise(`give ${cloth.id} a sentence for each hour ${side}`, "cloths");
		}),
	);
