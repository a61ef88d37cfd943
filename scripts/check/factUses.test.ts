import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getContent } from "../content/collections.ts";
import { factsInCode } from "./factUses.ts";

test("ARC-06 the facts whose ids stand in code are the ones that are checked", () => {
	const ids = new Set(getContent().facts.map(({ id }) => id));
	const exclude = ["**/*.test.*", "scripts/check/factUses.ts"];
	const read = globSync("{components,netlify,pages,scripts}/**/*.{ts,tsx}", { exclude })
		.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/["'`]([a-z0-9-]+)["'`]/g)])
		.map(([, word = ""]) => word)
		.filter((word) => ids.has(word));
	expect(new Set(read)).toEqual(new Set(Object.keys(factsInCode)));
});
