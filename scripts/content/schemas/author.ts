import { z } from "zod";
import { imageName, line } from "./text.ts";

/** An author of posts, `content/authors/{name}.yaml`. What is left out is not printed. */
export const authorSchema = z.strictObject({
	name: line.describe("Printed on cards and above the text."),
	kind: z.enum(["business", "person"], "write business or person"),
	role: line.describe("Who that is, in a sentence under the name."),
	licence: line.optional().describe("A licence as it is registered, with its number."),
	since: z.int().min(1950).max(2100).optional().describe("Year in which this began."),
	picture: imageName.optional().describe("A picture of content/images, in place of the drawing."),
});

export type Author = z.infer<typeof authorSchema>;
