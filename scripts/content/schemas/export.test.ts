import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import {
	exported,
	exportSchema,
	insertFieldTable,
	listAssociations,
	makeFieldTable,
	schemaFolder,
	tableEnd,
	tableStart,
} from "./export.ts";
import { postFields } from "./post.ts";

test.each(exported)(
	"BEY-14 the JSON Schema of $name is current (npm run schema)",
	({ name, schema }) => {
		expect(readFileSync(path.join(schemaFolder, `${name}.json`), "utf8")).toBe(
			exportSchema(schema),
		);
	},
);

test("BEY-14 VS Code's YAML extension is told of every schema (npm run schema)", () => {
	const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8")) as Record<
		string,
		unknown
	>;
	expect(settings["yaml.schemas"]).toEqual(listAssociations());
	for (const file of Object.keys(listAssociations()))
		expect(() => readFileSync(file)).not.toThrow();
});

test("BEY-14 every content file has a schema", () => {
	const covered = new Set(exported.flatMap(({ files }) => globSync(files)));
	const files = globSync("content/**/*.{yaml,mdx}").filter(
		(file) => path.basename(file) !== "template.mdx",
	);
	expect(files.filter((file) => !covered.has(file))).toEqual([]);
	expect(covered.size).toBeGreaterThan(100);
});

test("BEY-14 the writers' guide has the field table as the schema describes it (npm run schema)", () => {
	const guide = readFileSync("content/README.md", "utf8");
	expect(insertFieldTable(guide)).toBe(guide);
	expect(makeFieldTable().split("\n")).toHaveLength(Object.keys(postFields.shape).length + 2);
	for (const [key, { description }] of Object.entries(postFields.shape)) {
		expect(description).toBeTruthy();
		expect(guide).toContain(`| \`${key}\` |`);
	}
});

test.each([
	["nothing marks the place", "A guide."],
	["the start is missing", `A guide.\n${tableEnd}`],
	["the end stands above the start", `${tableEnd}\n${tableStart}`],
	["the end is missing", tableStart],
])("BEY-14 a guide in which %s is not written", (_what, guide) => {
	expect(() => insertFieldTable(guide)).toThrow(
		`put ${tableStart} and ${tableEnd} around the table`,
	);
});

test("BEY-14 the schema for editors says what a post needs and takes nothing else", () => {
	const schema = JSON.parse(exportSchema(exported[0]?.schema as never)) as Record<string, never>;
	expect(schema.additionalProperties).toBe(false);
	expect(schema.required).toEqual([
		"title",
		"slug",
		"excerpt",
		"date",
		"author",
		"image",
		"category",
		"description",
	]);
	expect(schema.properties).toMatchObject({
		date: { type: "string", format: "date" },
		excerpt: { minLength: 120, maxLength: 160 },
	});
});
