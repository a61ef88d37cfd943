import { z } from "zod";
import { weighKeys } from "./keys.ts";
import { line, slug, summary } from "./text.ts";

/** The questions besides what troubles the visitor, which every answer may depend on. */
export const circumstances = ["room", "facing", "side", "home"] as const;

/** For each question, the answers that count. */
const conditions = z.strictObject(
	Object.fromEntries(
		circumstances.map((name) => [name, z.array(slug).min(1).optional()]),
	) as Record<(typeof circumstances)[number], z.ZodOptional<z.ZodArray<typeof slug>>>,
);

const rule = {
	only: conditions.optional().describe("Left out unless one of these is known to be so."),
	never: conditions.optional().describe("Left out where one of these is so."),
	up: conditions.optional().describe("Goes up two places for each question that fits."),
	down: conditions.optional().describe("Goes down two places for each question that fits."),
};

const advice = z
	.strictObject({
		product: slug.optional(),
		title: line.optional().describe("Instead of the product's name, or where it is no product."),
		price: slug.optional().describe("Id of content/facts.yaml, where it is not the product's own."),
		why: line,
		catch: line,
		post: slug.optional().describe("The post that goes into it."),
		...rule,
	})
	.superRefine(
		weighKeys(({ product, title, price }, advise) => {
			if (!product && !title) advise("add product, or title where none of ours is the answer");
			if (!product && price) advise("take the price out; only a product has one", "price");
		}),
	);

/** What is asked, and by its id what may be answered. */
const question = z.strictObject({ ask: line, answers: z.record(slug, line) });

const fields = z.strictObject({
	title: line,
	description: summary,
	lead: line,
	questions: z.strictObject({
		room: question,
		trouble: question,
		facing: question,
		side: question,
		home: question,
	}),
	advice: z.record(slug, z.array(advice).min(1)).describe("By trouble, the best first."),
	otherwise: advice.describe("Where nothing in the list fits."),
	notes: z.array(z.strictObject({ text: line, trouble: z.array(slug).optional(), ...rule })),
});

/** `content/chooser.yaml`: which product suits a window, as a table of rules. */
export const chooserSchema = fields.superRefine(
	weighKeys(({ questions, advice: byTrouble, notes }, advise) => {
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

export type Chooser = z.infer<typeof chooserSchema>;
export type Advice = z.infer<typeof advice>;
export type Conditions = z.infer<typeof conditions>;
