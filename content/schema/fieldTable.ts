import { z } from "zod";
import { postFields } from "./post.ts";

/** Lines of content/README.md between which the table stands. */
export const tableStart = "<!-- fields: written by npm run schema -->";
export const tableEnd = "<!-- end of fields -->";

/** The frontmatter keys of a post as a Markdown table, from the descriptions of their schema. */
export function makeFieldTable(): string {
	const rows = Object.entries(postFields.shape).map(([key, schema]) => {
		const isOptional = schema instanceof z.ZodOptional;
		return `| \`${key}\` | ${isOptional ? "may be left out" : "yes"} | ${schema.description ?? ""} |`;
	});
	return ["| Key | Needed | What to write |", "| --- | --- | --- |", ...rows].join("\n");
}

/** A guide with the table brought up to date. @throws when the lines around it are missing */
export function insertFieldTable(guide: string): string {
	const from = guide.indexOf(tableStart);
	const to = guide.indexOf(tableEnd);
	if (from === -1 || to < from)
		throw new Error(`put ${tableStart} and ${tableEnd} around the table`);
	return `${guide.slice(0, from)}${tableStart}\n\n${makeFieldTable()}\n\n${guide.slice(to)}`;
}
