import { z } from "zod";
import { line, slug } from "./text.ts";

const figure = z.union([
	slug,
	z.strictObject({
		fact: slug,
		print: z
			.array(z.union([line, z.number()]))
			.describe("Words or numbers to look for in place of the fact's own."),
	}),
]);

/** `content/plan.yaml`: what a post answers, with which figures, and where it links. */
export const planSchema = z.array(
	z.strictObject({
		id: z.int().positive().describe("Id of the post."),
		question: line.describe("The question a reader comes with."),
		figures: z
			.array(figure)
			.describe("Facts of content/facts.yaml that the first paragraph prints."),
		links: z
			.array(z.string().startsWith("/", "start the address with /, as in /products/zip-screens"))
			.describe("Addresses that the post links to, once each."),
	}),
);

export type PlannedPost = z.infer<typeof planSchema>[number];
