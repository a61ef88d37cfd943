import { z } from "zod";
import { weighKeys } from "./keys.ts";
import { line } from "./text.ts";

const asked = z.array(line).min(1).optional();

const problem = z
	.strictObject({
		href: line.describe("The page that helps; a tool's address may carry its choices."),
		title: line.optional().describe("Instead of the page's name in search."),
		says: line.optional().describe("What to know at once, instead of the page's own line."),
		words: asked.describe("Each with all of its words somewhere in what was typed."),
		phrases: asked.describe("Each with its words in this order."),
		whole: asked.describe("Each only where nothing else was typed."),
		alone: z
			.literal(true)
			.optional()
			.describe("The words are not searched for besides: “opening” alone means windows."),
	})
	.superRefine(
		weighKeys(({ words, phrases, whole }, advise) => {
			if (!words && !phrases && !whole) advise("add words, phrases or whole");
		}),
	);

/** `content/problems.yaml`: what people type who do not know the name of the thing, and the page that helps. */
export const problemsSchema = z.array(problem).min(1);

export type Problem = z.infer<typeof problem>;
