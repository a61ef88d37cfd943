import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { getPicture } from "../../components/Picture/pictures.ts";
import type { Content } from "../content/collections.ts";
import { findMasters } from "../content/files.ts";
import { type Card, cardsFile, type Pictures, readPictures } from "../content/pictures/encoded.ts";
import { type CardWords, cardSize, drawnFrom, loadCardDrawing } from "./cardDrawing.ts";
import { fillFolder, writeWhole } from "./fillFolder.ts";
import type { Report } from "./progress.ts";

/**
 * Draws the sharing cards of Home and of every post and product into public/og, those that are new or that
 * changed, and records them for the pages. Returns how many there are.
 */
export async function buildCards(content: Content, report: Report): Promise<number> {
	const { brand, tagline } = content.site;
	const jobs = listJobs(content).map(({ path, name, image, ...shown }) => {
		return { path, name, image, words: { ...shown, brand, tagline } };
	});
	const pictures = readPictures(content);
	const masters = new Map(findMasters().map((file) => [path.parse(file).name, file]));
	const style = drawnFrom.map((file) => hash("sha256", readFileSync(file)));
	const texts = jobs.flatMap(({ words }) => Object.values(words));
	let drawing: ReturnType<typeof loadCardDrawing> | undefined;
	const files = new Map<string, () => Promise<Buffer>>();
	const cards: Record<string, Card> = {};
	for (const job of jobs) {
		const { path, words, image } = job;
		const file = nameCard(job, pictures, style);
		files.set(file, async () => {
			drawing ??= loadCardDrawing(texts);
			return (await drawing)(words, masters.get(image) ?? "", getPicture(pictures, image).position);
		});
		const alt = `${words.title}. ${words.brand}, ${words.tagline}.`;
		cards[path] = { url: `/og/${file}`, ...cardSize, alt };
	}
	await fillFolder("public/og", files, report);
	writeWhole(cardsFile, JSON.stringify(cards));
	return files.size;
}

/** The file of a card: its name changes with whatever the card shows. @param style hashes of what cards are drawn from */
export function nameCard(
	{ name, words, image }: { name: string; words: CardWords; image: string },
	pictures: Pictures,
	style: string[],
): string {
	const shown = [words, getPicture(pictures, image).hash, style];
	return `${name}-${hash("sha256", JSON.stringify(shown)).slice(0, 8)}.jpg`;
}

/** The page of each card, the last part of its address without hash and extension, its picture and its words. */
function listJobs({ posts, products, home }: Content) {
	const kicker = "Illawarra and Southern Highlands";
	return [
		{ path: "/", name: "home", image: "home-hero", kicker, title: home.hero.title },
		...posts.map(({ slug, title, category, image }) => {
			return { path: `/blog/${slug}`, name: slug, image, kicker: category, title };
		}),
		...products.map(({ slug, name: title, shortDescription: text, image }) => {
			const page = { path: `/products/${slug}`, name: `product-${slug}`, image };
			return { ...page, kicker: "Measured and fitted by us", title, text };
		}),
	];
}
