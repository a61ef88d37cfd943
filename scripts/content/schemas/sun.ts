import { z } from "zod";
import { type Facing, facings } from "../facings.ts";
import { line, summary } from "./text.ts";

/** `content/sun.yaml`: the words of the page that shows the sun at a window. */
export const sunSchema = z.strictObject({
	title: line,
	description: summary,
	lead: line,
	ignores: z.array(line).min(1),
	facings: z.strictObject(
		Object.fromEntries(facings.map((facing) => [facing, line])) as Record<Facing, typeof line>,
	),
});

export type SunWords = z.infer<typeof sunSchema>;
