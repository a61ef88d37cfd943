import { z } from "zod";
import { entryFolders, singleFiles } from "../content/schemas/contentFiles.ts";
import { postFields } from "../content/schemas/post.ts";
import { rules } from "../content/schemas/rules.ts";
import type { Known } from "./knownNames.ts";

/**
 * Each kind of YAML file with its schema. The YAML extension reads no frontmatter of MDX
 * (https://github.com/redhat-developer/vscode-yaml/issues/207); there, the task of .vscode marks what the check says.
 */
export const exported: { name: string; schema: z.ZodType; files: string }[] = [
	...Object.entries(entryFolders).map(([name, [ending, schema]]) => {
		return { name, schema, files: `content/${name}/*${ending}` };
	}),
	...Object.entries(singleFiles).map(([name, [file, schema]]) => {
		return { name, schema, files: `content/${file}` };
	}),
].filter(({ files }) => files.endsWith(".yaml"));

/** A schema as JSON Schema, for editors. Where a value names something, they offer what there is. */
export function exportSchema(schema: z.ZodType, known: Known): string {
	const exportedSchema = z.toJSONSchema(schema, {
		io: "input",
		target: "draft-7",
		override: ({ zodSchema, jsonSchema }) => {
			const { names } = rules.get(zodSchema) ?? {};
			if (names && known[names].size > 0) jsonSchema.enum = [...known[names]];
		},
	});
	return JSON.stringify(exportedSchema, null, "\t");
}

/** The table of frontmatter keys in content/README.md, between two comments. */
const table = /(?<=<!-- fields: .* -->\n\n).*?(?=\n\n<!-- end of fields -->)/s;

/** Writes the frontmatter keys of a post, with the descriptions of their schema, into the table of a guide. */
export function insertFieldTable(guide: string): string {
	const rows = Object.entries(postFields.shape).map(([key, schema]) => {
		const isOptional = schema instanceof z.ZodOptional;
		return `| \`${key}\` | ${isOptional ? "optional" : "yes"} | ${schema.description ?? ""} |`;
	});
	const head = ["| Key | Required | What to write |", "| --- | --- | --- |"];
	return guide.replace(table, () => [...head, ...rows].join("\n"));
}
