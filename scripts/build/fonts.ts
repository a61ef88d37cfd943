import { globSync, readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { listFiles } from "../content/files.ts";
import { writeWhole } from "./fillFolder.ts";

/** The typefaces of the site, with what the stylesheet needs of them (components/tokens.css). */
const faces = [
	{
		name: "ysabeau",
		/** Range of the weight axis to keep. */
		weights: { min: 420, max: 560 },
		/** OpenType features to keep: kerning, lining figures. */
		features: ["kern", "lnum"],
		// Headings never contain code. The other face has these characters, because visitors type them into forms.
		without: "#*<=>@[\\]^_`{|}~",
	},
	{ name: "figtree", weights: { min: 400, max: 600 }, features: ["kern"], without: "" },
];

/** The file of a typeface in its package, with all weights. */
export function fontFile(name: string): string {
	return `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
}

/** Where the subsets are kept; components/fonts.css names them, and Vite adds the hash. */
const folder = ".cache/fonts";
/** Typed by visitors, or written as an entity, so always included. */
const always = "–—‘’“”…·×÷−°²©\u00a0";

/** Cuts the two typefaces down to the glyphs and weights the site uses. */
export async function buildFonts(): Promise<void> {
	const code = globSync("{components,netlify,pages}/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] });
	const files = [...listFiles("content", /\.(?:mdx|yaml|json)$/), ...code];
	const text = listGlyphs(files.map((file) => readFileSync(file, "utf8")));
	for (const { name, weights, features, without } of faces) {
		const glyphs = [...text].filter((glyph) => !without.includes(glyph)).join("");
		const font = await subsetFont(readFileSync(fontFile(name)), glyphs, {
			targetFormat: "woff2",
			variationAxes: { wght: weights },
			keepFeatures: features,
			noHinting: true,
		});
		writeWhole(`${folder}/${name}.woff2`, font);
	}
}

/** Basic Latin, the usual punctuation and all other characters in the texts, once each and in order. */
export function listGlyphs(texts: string[]): string {
	const glyphs = new Set(always);
	for (let code = 0x20; code < 0x7f; code++) glyphs.add(String.fromCodePoint(code));
	for (const text of texts) {
		for (const [glyph] of text.matchAll(/[^\p{ASCII}\p{C}]/gu)) glyphs.add(glyph);
	}
	return [...glyphs].sort().join("");
}
