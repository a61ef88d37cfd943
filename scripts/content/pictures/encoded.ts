import { existsSync, readFileSync } from "node:fs";
import type { Content } from "../load.ts";
import type { Picture } from "../schemas/lists.ts";

/** What scripts/build/pictures.ts recorded for a master. */
export interface EncodedPicture {
	/** Pixels of the master, after rotation. */
	width: number;
	height: number;
	/** Part of the file names, so that browsers can keep the files for ever. */
	hash: string;
}

/** Every picture of content/images by its name, with its words and what pages have to know of its files. */
export type Pictures = Readonly<Record<string, EncodedPicture & Picture>>;

/** File that scripts/build/pictures.ts writes and the pages read. */
export const picturesFile = ".cache/pictures.json";

/** The pictures that are encoded. @throws before they are */
export function readPictures({ images }: Content): Pictures {
	const encoded: Record<string, EncodedPicture> = JSON.parse(readFileSync(picturesFile, "utf8"));
	return Object.fromEntries(
		Object.entries(encoded).flatMap(([name, file]) => {
			const words = images[name];
			return words ? [[name, { ...file, ...words }]] : [];
		}),
	);
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

/** The cards by the path of their page; pages that share their picture have none. */
export type Cards = Readonly<Record<string, Card>>;

/** File in which scripts/build/sharingCards.ts lists its cards. */
export const cardsFile = ".cache/cards.json";

/** The cards; none before `npm run build` has made them. */
export function readCards(): Cards {
	return existsSync(cardsFile) ? JSON.parse(readFileSync(cardsFile, "utf8")) : {};
}
