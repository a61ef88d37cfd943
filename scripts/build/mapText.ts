import { readFileSync } from "node:fs";
import { Blob, Face, Font, shape, Buffer as TextBuffer } from "harfbuzzjs";
import subsetFont from "subset-font";
import { fontFile } from "./fonts.ts";

/** A typeface at one weight, ready to be drawn. */
export interface Type {
	font: Font;
	/** Font units for one em. */
	em: number;
}

interface Placing {
	x: number;
	/** Position of the baseline. */
	y: number;
	/** Type size in drawing units. */
	size: number;
	/** Which end of the text is at x. */
	anchor?: "start" | "end";
	/** Extra space after each letter, in drawing units. */
	spacing?: number;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz '-";

/** One of the site's typefaces at a weight. */
export async function loadType(name: "ysabeau" | "figtree", weight: number): Promise<Type> {
	const plain = await subsetFont(readFileSync(fontFile(name)), letters, {
		targetFormat: "sfnt",
		variationAxes: { wght: weight },
	});
	const face = new Face(new Blob(plain));
	return { font: new Font(face), em: face.upem };
}

/**
 * A text as path data of its letters. A picture file cannot load the page's fonts, and a
 * style in it would be subject to the page's content security policy.
 */
export function drawText(type: Type, text: string, placing: Placing): string {
	const { x, y, size, anchor = "start", spacing = 0 } = placing;
	const scale = size / type.em;
	const buffer = new TextBuffer();
	buffer.addText(text);
	buffer.guessSegmentProperties();
	shape(type.font, buffer);
	const positions = buffer.getGlyphPositions();
	const advance = (index: number) => (positions[index]?.xAdvance ?? 0) * scale + spacing;
	const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => ({ codepoint, index }));
	const width = glyphs.reduce((sum, { index }) => sum + advance(index), 0) - spacing;
	let pen = anchor === "end" ? x - width : x;
	return glyphs
		.map(({ codepoint, index }) => {
			const left = pen;
			pen += advance(index);
			return place(type.font.glyphToPath(codepoint), left, y, scale);
		})
		.join("");
}

/**
 * Path data of a glyph, scaled and placed at a point, in steps of a tenth of a unit. Font units count
 * upwards, a drawing downwards. Commands are relative, because short numbers keep the file small.
 */
function place(path: string, x: number, y: number, scale: number): string {
	let [penX, penY] = [0, 0];
	return path.replace(/([A-Z])([^A-Z]*)/g, (_all, command: string, numbers: string) => {
		const values = numbers.split(/[ ,]+/).filter(Boolean).map(Number);
		const tenths = values.map((value, index) =>
			Math.round(10 * (index % 2 === 0 ? x + value * scale : y - value * scale)),
		);
		if (command === "Z") return "z";
		const steps = tenths.map((value, index) => value - (index % 2 === 0 ? penX : penY));
		[penX, penY] = tenths.slice(-2) as [number, number];
		if (command === "M") return `M${join(tenths)}`;
		return command.toLowerCase() + join(steps);
	});
}

/** Tenths as decimals, with a space only where the next number has no minus sign. */
function join(tenths: number[]): string {
	return tenths
		.map((value, index) => {
			const text = String(value / 10).replace(/^(-?)0\./, "$1.");
			return index > 0 && value >= 0 ? ` ${text}` : text;
		})
		.join("");
}
