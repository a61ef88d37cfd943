import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colors } from "./colors.ts";

const files = ["components/tokens.css", "components/Places/Places.css"];
const styles = files.map((file) => readFileSync(file, "utf8")).join();

test.each(Object.entries(colors))("the colour %s is that of the stylesheet", (name, color) => {
	const found = RegExp(`${name}(?:"\\] {\\s+--region)?: (#[0-9a-f]{6});`).exec(styles);
	expect(found?.[1]).toBe(color);
});
