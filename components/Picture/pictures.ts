import { existsSync, readFileSync, statSync } from "node:fs";
import { getContent } from "../../scripts/content/collections.ts";
import type { Picture } from "../../scripts/content/schemas/lists.ts";
import { pictureUrl, widths } from "./pictureFiles.ts";

/** What scripts/build/pictures.ts recorded for a master. */
export interface EncodedPicture {
	/** Pixels of the master, after rotation. */
	width: number;
	height: number;
	/** Part of the file names, so that browsers can keep the files for ever. */
	hash: string;
	/** Average colour as #rrggbb, shown until the picture has loaded. */
	color: string;
}

/** File that scripts/build/pictures.ts writes and the pages read. */
export const picturesFile = ".cache/pictures.json";

let read: { pictures: Record<string, EncodedPicture>; stamp: number } | undefined;

/** Read once; in `npm run dev` again after pictures have been encoded. */
function readPictures(): Record<string, EncodedPicture> {
	const stamp = process.env.NODE_ENV === "development" ? statSync(picturesFile).mtimeMs : 0;
	if (read?.stamp !== stamp)
		read = { pictures: JSON.parse(readFileSync(picturesFile, "utf8")), stamp };
	return read.pictures;
}

/** The description and the encoded files of a picture. @throws when the name is unknown */
export function getPicture(name: string): EncodedPicture & Picture {
	const file = readPictures()[name];
	const words = getContent().images[name];
	if (!file || !words) throw new Error(`there is no picture "${name}"; run npm run build`);
	return { ...file, ...words };
}

/** The JPEG shown by other sites and feed readers: its root-relative address, and its size in pixels. */
export function sharingFile(name: string): { url: string; width: number; height: number } {
	const { width: all, height: tall, hash } = getPicture(name);
	const width = widths.sharing;
	return { url: pictureUrl(name, hash, width), width, height: Math.round((width * tall) / all) };
}

/** A sharing card: the picture that other sites show beside a link to a page. */
export interface Card {
	/** Root-relative address; contains the hash of what the card shows. */
	url: string;
	/** Pixels. */
	width: number;
	height: number;
	alt: string;
}

/** Size of a card in pixels, as Facebook, LinkedIn, X and messengers ask for. */
export const cardSize = { width: 1200, height: 630 };

/** File in which scripts/build/sharingCards.ts lists its cards, by the path of their page. */
export const cardsFile = ".cache/cards.json";

let cards: Record<string, Card> | undefined;

/** The card of a page; none before `npm run build` has made the cards, or for pages that share their picture. */
export function findCard(path: string): Card | undefined {
	cards ??= existsSync(cardsFile)
		? (JSON.parse(readFileSync(cardsFile, "utf8")) as Record<string, Card>)
		: {};
	return cards[path];
}
