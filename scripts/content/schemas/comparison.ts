import { z } from "zod";
import { line, slug, summary } from "./text.ts";

/** What products are compared by in words; price and life are figures of the fact sheet. */
const aspects = ["heat", "day", "night", "dark", "wind", "cords", "care", "not"] as const;

const aspectLines = z.strictObject(
	Object.fromEntries(aspects.map((name) => [name, line])) as Record<
		(typeof aspects)[number],
		typeof line
	>,
);

/** `content/comparison.yaml`: what is said of each product beside others. */
export const comparisonSchema = z.strictObject({
	title: line,
	description: summary,
	lead: line,
	first: z.array(slug).min(2).max(3).describe("Shown before anything is chosen."),
	aspects: aspectLines.describe("The name of each line."),
	products: z.record(slug, aspectLines),
});
