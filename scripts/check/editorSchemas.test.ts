import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { loadContent } from "../content/load.ts";
import { postFields } from "../content/schemas/post.ts";
import { exported, exportSchema } from "./editorSchemas.ts";
import { listKnown } from "./knownNames.ts";

test("BEY-14 an editor offers the names that there are, for values and for keys; of a list that cannot be read it refuses none", () => {
	const known = listKnown(loadContent());
	const read = (name: string) => {
		const schema = exported.find((kind) => kind.name === name)?.schema;
		return JSON.parse(exportSchema(schema ?? z.never(), known));
	};
	const { image, product } = read("gallery").items.properties;
	expect(image.enum).toContain("zip-screens");
	expect(product.enum).toContain("awnings");
	expect(read("relevance").propertyNames.enum).toContain("awnings");
	known.products = new Set();
	expect(read("gallery").items.properties.product.enum).toBeUndefined();
});

test("BEY-14 the writers' guide describes every field (npm run schema)", () => {
	const guide = readFileSync("content/README.md", "utf8");
	for (const [key, { description }] of Object.entries(postFields.shape)) {
		expect(description).toBeTruthy();
		expect(guide).toContain(`| \`${key}\` |`);
	}
});
