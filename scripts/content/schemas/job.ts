import { z } from "zod";
import { day, imageName, line, slug } from "./text.ts";

/** Frontmatter of a job done, `content/jobs/{name}.mdx`; its text says what was asked for and what was done. */
export const jobSchema = z.strictObject({
	product: slug.describe("The product that was fitted."),
	suburb: slug.describe("Where. Name no street and nobody."),
	date: day.describe("Day it was finished, as 2026-03-14."),
	size: line.describe("Of what was fitted, such as `three windows, 0.9 m by 1.5 m`."),
	pictures: z.array(imageName).min(1, "name at least one picture of content/images"),
});
