import { z } from "zod";
import { line, slug } from "./text.ts";

/** `content/sources.yaml`: the public documents that posts on rules go by. */
export const sourcesSchema = z.array(
	z.strictObject({
		id: slug,
		title: line.describe("Name of the document."),
		publisher: line,
		href: z.url({ protocol: /^https$/, error: "write an https address" }),
		words: z
			.array(z.string().min(3))
			.optional()
			.describe("A post that uses one of them names a source that lists it."),
	}),
);

export type PublicSource = z.infer<typeof sourcesSchema>[number];
