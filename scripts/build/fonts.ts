import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { listCode, listFiles } from "../content/files.ts";
import { keepFile } from "../content/memory.ts";

/** A typeface of the site, with what the stylesheet needs from it (components/tokens.css). */
interface Face {
	name: string;
	/** Range of the weight axis to keep. */
	weights: { min: number; max: number };
	/** OpenType features to keep: kerning, lining figures. */
	features: string[];
	/** Characters that it never has to show. */
	without?: string;
}

const faces: Face[] = [
	{
		name: "ysabeau",
		weights: { min: 420, max: 560 },
		features: ["kern", "lnum"],
		// Headings never contain code. The other face has these characters, because visitors type them into forms.
		without: "#*<=>@[\\]^_`{|}~",
	},
	{ name: "figtree", weights: { min: 400, max: 600 }, features: ["kern"] },
];

/** Where the subsets are kept; components/fonts.css names them, and Vite adds the hash. */
const folder = ".cache/fonts";
/** Typed by visitors, or written as an entity, so always included. */
const always = "–—‘’“”…·×÷−°²©\u00a0";

/**
 * Cuts the two typefaces down to the glyphs and weights the site uses. Subsets are kept in .cache/fonts under the
 * hash of typeface, glyphs and settings; deleting the folder costs half a second.
 */
export async function buildFonts(): Promise<void> {
	const text = listGlyphs(listTexts().map((file) => readFileSync(file, "utf8")));
	for (const face of faces) {
		const original = readFileSync(fontFile(face.name));
		const glyphs = [...text].filter((glyph) => !face.without?.includes(glyph)).join("");
		const settings = JSON.stringify({ face, glyphs });
		const hash = createHash("sha256").update(original).update(settings).digest("hex").slice(0, 12);
		const kept = `${folder}/${face.name}-${hash}.woff2`;
		if (!existsSync(kept)) keepFile(kept, await cut(original, glyphs, face));
		copyFileSync(kept, `${folder}/${face.name}.woff2`);
	}
}

/** Files whose text can reach a page. */
function listTexts(): string[] {
	const code = listCode(["components", "pages", "netlify"], /\.tsx?$/);
	return [...listFiles("content", /\.(?:mdx|yaml|json)$/), ...code];
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

/** A WOFF2 file with only these glyphs. */
export async function cut(original: Buffer, text: string, face: Face): Promise<Buffer> {
	// Only loaded when there is something to cut.
	const { default: subsetFont } = await import("subset-font");
	return subsetFont(original, text, {
		targetFormat: "woff2",
		variationAxes: { wght: face.weights },
		keepFeatures: face.features,
		noHinting: true,
	});
}

/** The file of a typeface in its package, with all weights. */
export function fontFile(name: string): string {
	return `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
}

if (import.meta.main) await buildFonts();
