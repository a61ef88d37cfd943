import { readFileSync } from "node:fs";
import path from "node:path";
import satori from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { makeFolder } from "../../tests/makeFolder.ts";
import { lacking } from "../content/schemas/text.ts";
import { drawnFrom, loadCardDrawing } from "./cardDrawing.ts";
import { fontFile } from "./fonts.ts";
import { nameCard } from "./sharingCards.ts";

test("BEY-09 a card is made anew once its words, its picture, code that it is drawn by, the logo or a typeface changes", () => {
	const names = ["Salt 1", "Salt 2", "Rust 1"].map((shown) => {
		const [title = "", hash] = shown.split(" ");
		const words = { kicker: "", title, brand: "", tagline: "" };
		return nameCard({ name: "post", words, image: "hero" }, { hero: { hash } } as never);
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

test("BEY-09 a card shows the part of its picture that matters", async () => {
	const red = '<path fill="red" d="M0 0h800v800H0z"/>';
	const svg = `<svg width="1600" height="800"><path fill="blue" d="M0 0h1600v800H0z"/>${red}</svg>`;
	const file = path.join(makeFolder({ "wall.svg": svg }), "wall.svg");
	const draw = await loadCardDrawing([]);
	const words = { kicker: "", title: "", brand: "", tagline: "" };
	const reds = ["0% 50%", "100% 50%"].map(async (position) => {
		const pixels = await sharp(await draw(words, file, position))
			.raw()
			.toBuffer();
		return pixels.at(-3);
	});
	expect(await Promise.all(reds)).toEqual([254, 0]);
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
