import { readFileSync } from "node:fs";
import { type CSSProperties, createElement, type ReactNode } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import { colors } from "../../components/Picture/colors.ts";
import { placeCrop } from "./crop.ts";
import { fontFile, listGlyphs } from "./fonts.ts";

/** Size of a card in pixels, as Facebook, LinkedIn, X and messengers ask for. */
export const cardSize = { width: 1200, height: 630 };

/** Width of the text part in pixels; the picture fills the rest, as in the site's heroes. */
const wordsWidth = 600;

/** What a card shows. */
export interface CardWords {
	/** Small line above the title. */
	kicker: string;
	title: string;
	/** Small line below the title. */
	text?: string;
	brand: string;
	tagline: string;
}

/** The files that a card's look depends on, beside its words and its picture; cards are made anew once one changes. */
export const drawnFrom = [
	"scripts/build/cardDrawing.ts",
	"scripts/build/crop.ts",
	"scripts/build/fonts.ts",
	"components/Picture/colors.ts",
	"public/favicon.svg",
	...["ysabeau", "figtree"].map(fontFile),
];

const { ink, slate, shade, sun, flame } = colors;

/** Draws cards as JPEG: the picture on the right, the words on a shaded wall with slatted light across it. */
export async function loadCardDrawing(texts: string[]) {
	const { width, height } = cardSize;
	const fonts = await loadFonts(texts);
	const wall = await sharp({ create: { width, height, channels: 3, background: shade } })
		.composite([{ input: Buffer.from(castLight), left: 0, top: 0 }])
		.png()
		.toBuffer();
	/** @param position the point of the picture that stays in view, as in content/images/images.yaml */
	return async (words: CardWords, master: string, position: string): Promise<Buffer> => {
		const svg = await satori(arrangeWords(words), { width: wordsWidth, height, fonts });
		const picture = await crop(master, position, width - wordsWidth, height);
		return sharp(wall)
			.composite([
				{ input: picture, left: wordsWidth, top: 0 },
				{ input: Buffer.from(svg), left: 0, top: 0 },
			])
			.jpeg({ quality: 82, chromaSubsampling: "4:4:4" })
			.toBuffer();
	};
}

/** The site's typefaces at the weights of the cards, without axes, because satori does not support variable fonts. */
async function loadFonts(texts: string[]): Promise<Font[]> {
	const glyphs = listGlyphs(texts);
	const load = async (name: string, weight: number, as: Font["weight"]): Promise<Font> => {
		const options = { targetFormat: "sfnt", variationAxes: { wght: weight } } as const;
		return {
			name,
			weight: as,
			style: "normal",
			data: await subsetFont(readFileSync(fontFile(name)), glyphs, options),
		};
	};
	return Promise.all([
		load("ysabeau", 440, 400),
		load("ysabeau", 600, 600),
		load("figtree", 500, 500),
	]);
}

/** Slatted light on the wall, like `.cast` in components/frame.css. */
const castLight = `<svg xmlns="http://www.w3.org/2000/svg" width="${wordsWidth}" height="630">
<defs>
<pattern id="slats" width="10" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)">
<rect width="10" height="23" fill="${sun}"/>
</pattern>
<linearGradient id="beam" x1="0" y1="0" x2="1" y2="0.12">
<stop offset="0.3" stop-color="#fff" stop-opacity="0"/>
<stop offset="0.62" stop-color="#fff" stop-opacity="0.6"/>
<stop offset="1" stop-color="#fff" stop-opacity="0.6"/>
</linearGradient>
<mask id="light"><rect width="100%" height="100%" fill="url(#beam)"/></mask>
</defs>
<rect width="100%" height="100%" fill="url(#slats)" mask="url(#light)"/>
</svg>`;

function box(style: CSSProperties, ...children: ReactNode[]) {
	return createElement("div", { style: { display: "flex", ...style } }, ...children);
}

function arrangeWords({ kicker, title, text, brand, tagline }: CardWords) {
	const small = { fontFamily: "figtree", fontWeight: 500, color: slate };
	return box(
		{
			boxSizing: "border-box",
			width: "100%",
			height: "100%",
			flexDirection: "column",
			justifyContent: "space-between",
			padding: "56px 40px 52px 60px",
		},
		box(
			{ flexDirection: "column" },
			box({ width: 64, height: 8, backgroundColor: flame, marginBottom: 22 }),
			box({ ...small, fontSize: 25 }, kicker),
			box({ ...titleStyle, fontSize: sizeTitle(title), marginTop: 12 }, title),
			text && box({ ...small, fontSize: 27, lineHeight: 1.35, marginTop: 22 }, text),
		),
		box(
			{ alignItems: "center" },
			createElement("img", { src: logo, width: 54, height: 54 }),
			box(
				{ flexDirection: "column", marginLeft: 18 },
				box(
					{ fontFamily: "ysabeau", fontWeight: 600, fontSize: 33, lineHeight: 1.1, color: ink },
					brand,
				),
				box({ ...small, fontSize: 20 }, tagline),
			),
		),
	);
}

const titleStyle: CSSProperties = {
	fontFamily: "ysabeau",
	fontWeight: 400,
	lineHeight: 1.06,
	letterSpacing: "-0.018em",
	color: ink,
	fontVariantNumeric: "lining-nums",
	textWrap: "balance",
};

/** Type size in pixels. The longest title, 62 characters, leaves room for the name below it. */
function sizeTitle(title: string): number {
	if (title.length <= 26) return 78;
	return title.length <= 52 ? 64 : 54;
}

const logo = `data:image/svg+xml;base64,${readFileSync("public/favicon.svg").toString("base64")}`;

/** The part of a picture that fills a box, around the point that matters. */
async function crop(master: string, position: string, width: number, height: number) {
	const size = (await sharp(master).metadata()).autoOrient;
	return sharp(master, { autoOrient: true })
		.extract(placeCrop(size, width / height, position))
		.resize({ width, height, fit: "fill" })
		.toBuffer();
}
