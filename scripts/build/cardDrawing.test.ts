import { readFileSync } from "node:fs";
import path from "node:path";
import satori from "satori";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { lacking } from "../content/schemas/text.ts";
import { drawnFrom } from "./cardDrawing.ts";
import { fontFile } from "./fonts.ts";
import { nameCard } from "./sharingCards.ts";

test("BEY-09 a card is made anew once its words, its picture, code that it is drawn by, the logo or a typeface changes", () => {
	const names = ["Salt 1", "Salt 2", "Rust 1"].map((shown) => {
		const [title = "", hash] = shown.split(" ");
		const words = { kicker: "", title, brand: "", tagline: "" };
		return nameCard({ name: "post", words, image: "hero" }, { hero: { hash } } as never, []);
	});
	expect(new Set(names).size).toBe(3);
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

test.each(["ysabeau", "figtree"])(
	"BEY-09 every letter that a title may have is drawn in %s",
	async (name) => {
		const letters = Array.from({ length: 0xffff }, (_, code) => String.fromCodePoint(code)).filter(
			(letter) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter) && !lacking.test(letter),
		);
		expect(letters.length).toBeGreaterThan(200);
		const options = { targetFormat: "sfnt", variationAxes: { wght: 440 } } as const;
		const data = await subsetFont(readFileSync(fontFile(name)), letters.join(""), options);
		const fonts = [{ name, weight: 400, style: "normal", data } as const];
		const draw = (children: string) =>
			satori({ type: "div", props: { style: { fontSize: 60 }, children } } as never, {
				width: 200,
				height: 100,
				fonts,
			});
		const [blank, ...others] = await Promise.all(["Σ", "Т", "日"].map(draw));
		expect(others).toEqual([blank, blank]);
		const shapes = await Promise.all(letters.map(draw));
		expect(letters.filter((_letter, index) => shapes[index] === blank)).toEqual([]);
	},
);
