import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { postFields } from "../content/schemas/post.ts";
import {
	exported,
	exportSchema,
	insertFieldTable,
	listAssociations,
	schemaFolder,
} from "./editorSchemas.ts";

test.each(exported)(
	"BEY-14 the JSON Schema of $name is current (npm run schema)",
	({ name, schema }) => {
		expect(readFileSync(path.join(schemaFolder, `${name}.json`), "utf8")).toBe(
			exportSchema(schema),
		);
	},
);

test("BEY-14 VS Code's YAML extension is told of every schema (npm run schema)", () => {
	const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
	expect(settings["yaml.schemas"]).toEqual(listAssociations());
});

test("BEY-14 the writers' guide has the field table as the schema describes it (npm run schema)", () => {
	const guide = readFileSync("content/README.md", "utf8");
	expect(insertFieldTable(guide)).toBe(guide);
	for (const [key, { description }] of Object.entries(postFields.shape)) {
		expect(description).toBeTruthy();
		expect(guide).toContain(`| \`${key}\` |`);
	}
});
