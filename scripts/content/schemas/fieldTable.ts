import { z } from "zod";
import { postFields } from "./post.ts";

/** Lines around the table in content/README.md. */
export const tableStart = "<!-- fields: written by npm run schema -->";
export const tableEnd = "<!-- end of fields -->";

/** The frontmatter keys of a post as a Markdown table, from the descriptions in their schema. */
export function makeFieldTable(): string {
	const rows = Object.entries(postFields.shape).map(([key, schema]) => {
		const isOptional = schema instanceof z.ZodOptional;
		return `| \`${key}\` | ${isOptional ? "optional" : "yes"} | ${schema.description ?? ""} |`;
	});
	return ["| Key | Required | What to write |", "| --- | --- | --- |", ...rows].join("\n");
}

/** Updates the table in a guide. @throws when the lines around it are missing */
export function insertFieldTable(guide: string): string {
	const from = guide.indexOf(tableStart);
	const to = guide.indexOf(tableEnd);
	if (from === -1 || to < from)
		throw new Error(`put ${tableStart} and ${tableEnd} around the table`);
	return `${guide.slice(0, from)}${tableStart}\n\n${makeFieldTable()}\n\n${guide.slice(to)}`;
}
