import { readFileSync } from "node:fs";
import satori from "satori";
import subsetFont from "subset-font";
import { beforeAll, expect, test } from "vitest";
import { parseSource } from "../content/source.ts";
import { fontFile, readLetters } from "../content/typefaces.ts";
import { findCardFaults } from "./cardLetters.ts";

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

let ysabeau: Buffer;
beforeAll(async () => {
	const every = String.fromCodePoint(...readLetters("ysabeau"));
	const options = { targetFormat: "sfnt", variationAxes: { wght: 440 } } as const;
	ysabeau = await subsetFont(readFileSync(fontFile("ysabeau")), every, options);
});

/** What the cards' drawing makes of a letter. */
function draw(letter: string): Promise<string> {
	const fonts = [{ name: "ysabeau", weight: 400, style: "normal", data: ysabeau } as const];
	const tree = { type: "div", props: { style: { fontSize: 60 }, children: letter } };
	return satori(tree as never, { width: 200, height: 100, fonts });
}

test("BEY-09 every letter that is read from the typeface is drawn, and all others are one blank", async () => {
	const letters = [...readLetters("ysabeau")]
		.map((code) => String.fromCodePoint(code))
		.filter((letter) => /\p{L}/u.test(letter));
	expect(letters.length).toBeGreaterThan(110);
	const [blank, ...others] = await Promise.all(["Σ", "Т", "日"].map(draw));
	expect(others).toEqual([blank, blank]);
	const drawn = await Promise.all(letters.map(draw));
	expect(letters.filter((_letter, index) => drawn[index] === blank)).toEqual([]);
});
