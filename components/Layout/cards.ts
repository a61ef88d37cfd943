import { existsSync, readFileSync } from "node:fs";

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
