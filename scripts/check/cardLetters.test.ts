import { readFileSync } from "node:fs";
import satori from "satori";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { fontFile } from "../build/fonts.ts";
import { parseSource } from "../content/source.ts";
import { adviseLetters, findCardFaults } from "./cardLetters.ts";

const say = (title: string) => {
	const text = `---\ntitle: ${JSON.stringify(title)}\n---\n`;
	const sources = [parseSource("content/blog/a.mdx", text)];
	return findCardFaults({ root: "content", content: {} as never, sources, today: "" });
};

test.each([
	["Sàigòn blinds, tiếng Việt", "ế"],
	["Σκιά on a deck", "Σ"],
	["Тень on a deck", "Т"],
	["A deck 日本", "日"],
	["Sun ☀️ and shade", "☀"],
	["Shade 👩‍🔧", "👩"],
	["Ł for Łódź", "Ł"],
	["Arrow → north", "→"],
])("BEY-09 a title with letters that its card cannot print is named: %s", (title, letter) => {
	expect(say(title)).toEqual([
		expect.objectContaining({
			line: 2,
			column: 8,
			message: expect.stringContaining(`"${letter}"`),
		}),
	]);
});

test.each(["Café “blinds” – 20 m² × 3, it’s ½", "Größe und façade, Ærø", "Déco\u0301r"])(
	"BEY-09 a title with letters that its card has is right: %s",
	(title) => expect(say(title)).toEqual([]),
);

test("BEY-09 of the other words on cards, too, it is said which letter they cannot print", () => {
	const files = {
		"site.yaml": "brand: Σ\ntagline: Τ\n",
		"home.yaml": "hero:\n  title: Υ\n",
		"products/a.mdx": "---\nname: Φ\nshortDescription: Χ\n---\n",
		"categories.yaml": "- Ψ\n",
	};
	const sources = Object.entries(files).map(([name, text]) => parseSource(`content/${name}`, text));
	const content = { categories: ["Ψ"] } as never;
	const found = findCardFaults({ root: "content", content, sources, today: "" });
	const letters = found.map(({ message }) => /"(.)"/.exec(message)?.[1]).toSorted();
	expect(letters.join("")).toBe("ΣΤΥΦΧΨ");
});

const size = { width: 200, height: 100 };

test.each(["ysabeau", "figtree"])(
	"BEY-09 every letter that a title may have is drawn in %s",
	async (name) => {
		const letters = Array.from({ length: 0xffff }, (_, code) => String.fromCodePoint(code)).filter(
			(letter) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter) && !adviseLetters(letter),
		);
		expect(letters.length).toBeGreaterThan(200);
		const options = { targetFormat: "sfnt", variationAxes: { wght: 440 } } as const;
		const data = await subsetFont(readFileSync(fontFile(name)), letters.join(""), options);
		const fonts = [{ name, weight: 400, style: "normal", data } as const];
		const draw = (children: string) =>
			satori({ type: "div", props: { style: { fontSize: 60 }, children } } as never, {
				...size,
				fonts,
			});
		const [blank, ...others] = await Promise.all(["Σ", "Т", "日"].map(draw));
		expect(others).toEqual([blank, blank]);
		const shapes = await Promise.all(letters.map(draw));
		expect(letters.filter((_letter, index) => shapes[index] === blank)).toEqual([]);
	},
);
