import type { Crop } from "./pictures.ts";

/** The files on offer for a box of one shape. */
interface Source {
	/** Where this source applies; the last of a slot applies everywhere else. */
	media?: string;
	/** Shape of the box, where there are files cut to it. */
	crop?: Crop;
	/** Width of the picture in its box, as in `sizes` of an img; more than the box where it is cropped. */
	sizes: string;
}

const phone = "(width < 48rem)";

/** Every kind of box that holds a picture. tests/pictures.browser.ts checks the widths against the pages. */
export const slots = {
	/** 400 px tall from 768 px, 260 px before. */
	hero: [{ sizes: "(width >= 48rem) max(55vw, 700px), 100vw" }],
	/** 600 px tall from 768 px, 300 px before. */
	homeHero: [{ media: phone, crop: "4x3", sizes: "100vw" }, { sizes: "max(55vw, 1067px)" }],
	/** The first card of the product grid, and the second, which is narrower and as tall. */
	first: [{ sizes: "(width >= 48rem) min(54vw, 772px), 90vw" }],
	second: [{ sizes: "(width >= 48rem) clamp(408px, 46vw, 648px), 90vw" }],
	/** The four small cards. */
	tall: [{ crop: "4x5", sizes: "(width >= 48rem) min(22vw, 314px), calc(50vw - 28px)" }],
	/** 4:3 cards, three side by side; on a phone two, under a first one of full width. */
	even: [{ sizes: "(width >= 48rem) min(33vw, 481px), 48vw" }],
	evenFirst: [{ sizes: "(width >= 48rem) min(33vw, 481px), 90vw" }],
	/** Posts, as many side by side as fit. */
	card: [{ sizes: "(width >= 66rem) min(30vw, 432px), (width >= 43rem) 45vw, 90vw" }],
	/** Two posts side by side. */
	pair: [{ sizes: "(width >= 43rem) min(46vw, 658px), 90vw" }],
	/** Four products, as many side by side as fit. */
	quarter: [
		{
			sizes:
				"(width >= 70rem) min(22vw, 312px), (width >= 52rem) 30vw, (width >= 34rem) 45vw, 90vw",
		},
	],
	/** Beside text, from 896 px. */
	half: [{ sizes: "(width >= 56rem) min(45vw, 600px), 90vw" }],
	/** The narrow column beside a long text, from 1024 px. */
	aside: [{ sizes: "(width >= 64rem) 19rem, 90vw" }],
	galleryHalf: [{ sizes: "(width >= 48rem) min(46vw, 656px), 90vw" }],
	galleryWide: [{ sizes: "(width >= 48rem) min(62vw, 885px), 90vw" }],
	galleryTall: [
		{ media: phone, sizes: "90vw" },
		{ crop: "4x5", sizes: "min(30vw, 427px)" },
	],
	/** The picture of the menu's panel. */
	menu: [{ sizes: "22rem" }],
} satisfies Record<string, Source[]>;

export type SlotName = keyof typeof slots;

/** The sources of a slot in the order of the page; the first that applies is taken. */
export function listSlotSources(slot: SlotName): Source[] {
	return slots[slot];
}
