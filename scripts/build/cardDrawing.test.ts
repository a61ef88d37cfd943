import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { drawnFrom } from "./cardDrawing.ts";

test("BEY-09 a card is made anew once code that it is drawn by, the logo or a typeface changes", () => {
	const code = readFileSync("scripts/build/cardDrawing.ts", "utf8");
	const imported = Array.from(code.matchAll(/ from "(\.[^"]+)"/g), ([, file = ""]) =>
		path.posix.join("scripts/build", file),
	);
	expect(imported).toContain("scripts/build/crop.ts");
	expect(drawnFrom).toEqual(expect.arrayContaining(imported));
	const binary = drawnFrom
		.filter((file) => !file.endsWith(".ts"))
		.map((file) => path.basename(file));
	expect(binary).toEqual([
		"favicon.svg",
		"ysabeau-latin-wght-normal.woff2",
		"figtree-latin-wght-normal.woff2",
	]);
});
