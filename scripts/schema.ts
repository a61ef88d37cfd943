import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { exported, exportSchema, insertFieldTable } from "./check/editorSchemas.ts";
import { listKnown } from "./check/knownNames.ts";
import { loadContent } from "./content/load.ts";

const schemaFolder = ".vscode/schemas";
const settings = ".vscode/settings.json";
const guide = "content/README.md";

/*
 * Writes what the schemas define: JSON Schemas with the names that there are, which git ignores and `npm ci` makes, the
 * editor settings for them, and the table of the writers' guide.
 */
const known = listKnown(loadContent());
mkdirSync(schemaFolder, { recursive: true });
for (const { name, schema } of exported) {
	writeFileSync(path.join(schemaFolder, `${name}.json`), exportSchema(schema, known));
}
const kept = JSON.parse(readFileSync(settings, "utf8")) as Record<string, unknown>;
// The files that an editor checks with each schema.
const files = exported.map(({ name, files }) => [`./${schemaFolder}/${name}.json`, files]);
const next = { ...kept, "yaml.schemas": Object.fromEntries(files) };
writeFileSync(settings, `${JSON.stringify(next, null, "\t")}\n`);
writeFileSync(guide, insertFieldTable(readFileSync(guide, "utf8")));
console.log(
	`Wrote ${exported.length} schemas to ${schemaFolder}, ${settings} and the table of ${guide}.`,
);
