import { z } from "zod";
import { facings } from "../facings.ts";
import { once, ref, unique } from "./rules.ts";
import { line, linkedLine, pageHead, slug, weighKeys } from "./text.ts";

/** The questions besides what troubles the visitor, which every answer may depend on. */
const circumstances = ["room", "facing", "side", "home"] as const;

/** For each question, the answers that count. */
const conditions = z.partialRecord(z.enum(circumstances), z.array(slug).min(1));

const rule = {
	only: conditions.optional().describe("Left out unless one of these is known to be so."),
	never: conditions.optional().describe("Left out where one of these is so."),
	up: conditions.optional().describe("Goes up two places for each question that fits."),
	down: conditions.optional().describe("Goes down two places for each question that fits."),
};

const advice = z
	.strictObject({
		product: ref("products").optional(),
		title: line.optional().describe("Instead of the product's name, or where it is no product."),
		price: ref("facts")
			.optional()
			.describe("Id of content/facts.yaml, where it is not the product's own."),
		why: line,
		catch: line,
		post: ref("posts").optional().describe("The post that goes into it."),
		...rule,
	})
	.superRefine(
		weighKeys(({ product, title, price }, advise) => {
			if (!product && !title) advise("add product, or title where none of ours is the answer");
			if (!product && price) advise("take the price out; only a product has one", "price");
		}),
	);

/** What is asked, and by its id what may be answered. */
const question = z.strictObject({
	ask: line,
	answers: z.record(slug, line),
	icons: z
		.record(slug, slug)
		.optional()
		.describe("By answer, the lucide icon that finds it quicker."),
});

/** What is different about a product in a room, whatever the trouble. */
const inRoom = z.strictObject({
	title: line.optional().describe("The kind that belongs there."),
	price: slug.optional().describe("Id of content/facts.yaml, of that kind."),
	picture: slug.optional().describe("Name of content/images, of the product in that room."),
	limit: line.describe("Said after the catch."),
});

const chooserFields = z.strictObject({
	...pageHead,
	questions: z.record(z.enum(["room", "trouble", "facing", "side", "home"]), question),
	advice: z.record(slug, z.array(advice).min(1)).describe("By trouble, the best first."),
	rooms: z.record(slug, z.record(slug, inRoom)).describe("By room, and by product."),
	otherwise: advice.describe("Where nothing in the list fits."),
	notes: z.array(z.strictObject({ text: line, trouble: z.array(slug).optional(), ...rule })),
});

/** `content/chooser.yaml`: which product suits a window, as a table of rules. */
export const chooserSchema = chooserFields.superRefine(
	weighKeys(({ questions, advice: byTrouble, rooms, notes }, advise) => {
		for (const [name, { answers, icons = {} }] of Object.entries(questions))
			for (const id of Object.keys(icons))
				if (!answers[id]) advise(`${id} is no answer to ${name}`, "questions");
		for (const room of Object.keys(rooms))
			if (!questions.room.answers[room]) advise(`${room} is no answer to room`, "rooms");
		const troubles = Object.keys(questions.trouble.answers);
		for (const trouble of troubles)
			if (!byTrouble[trouble]) advise(`add ${trouble}, which a visitor can choose`, "advice");
		for (const trouble of [
			...Object.keys(byTrouble),
			...notes.flatMap((note) => note.trouble ?? []),
		])
			if (!troubles.includes(trouble)) advise(`${trouble} is no answer to trouble`, "advice");
		for (const { only, never, up, down } of [...Object.values(byTrouble).flat(), ...notes])
			for (const wanted of [only, never, up, down])
				for (const name of circumstances)
					for (const id of wanted?.[name] ?? [])
						if (!(id in questions[name].answers)) advise(`${id} is no answer to ${name}`, "advice");
	}),
);

export type Advice = z.infer<typeof advice>;
export type Conditions = z.infer<typeof conditions>;

/** What products are compared by in words; price and life are figures of the fact sheet. */
const aspects = ["heat", "day", "night", "dark", "wind", "cords", "care", "not"] as const;

const aspectLines = z.record(z.enum(aspects), once(line));

/** `content/comparison.yaml`: what is said of each product beside others. */
export const comparisonSchema = z.strictObject({
	...pageHead,
	first: z.array(ref("products")).min(2).max(3).describe("Shown before anything is chosen."),
	aspects: aspectLines.describe("The name of each line."),
	products: z.record(ref("products", "for every product is compared"), aspectLines),
});

/** No page above another takes its words away: each stands once among those of its kind. */
const listAsked = () => z.array(unique(line)).min(1).optional();

const problem = z
	.strictObject({
		href: line.describe("The page that helps; a tool's address may carry its choices."),
		title: line.optional().describe("Instead of the page's name in search."),
		says: line.optional().describe("What to know at once, instead of the page's own line."),
		words: listAsked().describe("Each with all of its words somewhere in what was typed."),
		phrases: listAsked().describe("Each with its words in this order."),
		whole: listAsked().describe("Each only where nothing else was typed."),
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

/** `content/measure.yaml`: how to measure a window, for each way of fitting. */
export const measureSchema = z.strictObject({
	...pageHead,
	mounts: z
		.array(
			z.strictObject({
				name: line,
				suits: line,
				figure: unique(slug).describe("A drawing of content/figures."),
				drawing: line.describe("What the drawing shows, for those who do not see it."),
				steps: z.array(line).min(1),
			}),
		)
		.min(1),
	notes: z
		.array(linkedLine)
		.min(1)
		.describe("What holds for every fit, and posts that go into it."),
});

/** `content/sun.yaml`: the words of the page that shows the sun at a window. */
export const sunSchema = z.strictObject({
	...pageHead,
	ignores: z.array(line).min(1),
	facings: z.record(z.enum(facings), line),
});

export type SunWords = z.infer<typeof sunSchema>;
