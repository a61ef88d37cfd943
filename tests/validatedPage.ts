import { expect } from "vitest";
import { z } from "zod";
import { type Fault, formatFault } from "../scripts/content/faults.ts";
import { parseFrontmatter } from "../scripts/content/source/source.ts";
import { validate } from "../scripts/content/validate/validate.ts";

/** A schema with a value of each kind. */
export const schema = z.strictObject({
	title: z.string().describe("The heading of the page."),
	size: z.number().optional(),
	count: z.int().optional(),
	draft: z.boolean().optional(),
	tags: z.array(z.string()).max(3).optional(),
	split: z.strictObject({ over: z.int().positive(), text: z.string().min(3) }).optional(),
	prices: z.array(z.strictObject({ name: z.string(), least: z.number().min(10) })).optional(),
	notes: z.record(z.string().regex(/^[a-z]+$/, "write the key in letters"), z.string()).optional(),
	wording: z.enum(["exact", "range"]).optional(),
	author: z.literal("business", "write business").optional(),
	image: z.string().max(4).optional(),
	near: z.number().gt(5).lt(9).optional(),
	value: z
		.union([z.number(), z.string().regex(/^\d+ mm$/, "write it as 40 mm")])
		.describe("a length")
		.optional(),
	either: z.union([z.number(), z.boolean()]).optional(),
});

/** The sentences about a frontmatter, without the file name. */
export function checkFrontmatter(yaml: string, shape: z.ZodType = schema): string[] {
	const faults: Fault[] = [];
	const source = parseFrontmatter("x.mdx", `---\n${yaml}\n---\n\nWords.\n`);
	const data = validate(shape, source, faults);
	expect(data === undefined).toBe(faults.length > 0);
	return faults.map((fault) => formatFault(fault).replace("x.mdx:", ""));
}
