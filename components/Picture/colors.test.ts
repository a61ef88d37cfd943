import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colors } from "./colors.ts";

const tokens = readFileSync("components/tokens.css", "utf8");

test.each(Object.entries(colors))("the colour %s is that of the stylesheet", (name, color) => {
	expect(tokens.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1]).toBe(color);
});

test("each region has the colour of its name", () => {
	const rules = /data-region="(?:southern-)?(\w+)"\] {\s*--region: var\(--(\w+)\)/g;
	const named = [...readFileSync("components/Places/Places.css", "utf8").matchAll(rules)];
	expect(named.map(([, region]) => region)).toEqual(named.map(([, , color]) => color));
	expect(named).toHaveLength(4);
});
