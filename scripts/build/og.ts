import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { type Card, cardSize, cardsFile } from "../../components/Layout/cards.ts";
import { getPicture } from "../../components/Picture/pictures.ts";
import { getContent } from "../content/collections.ts";
import { hashContents, keepFile } from "../content/memory.ts";
import { findMasters } from "../content/pictures/masters.ts";
import { fontFile } from "./fonts.ts";
import type { CardPicture, CardWords } from "./ogCard.ts";
import { placeFile } from "./placeFile.ts";

const cache = ".cache/og";
const served = "public/og";
/** Cards drawn at the same time; sharp uses its own threads. */
const atOnce = 2;

/** What decides how a card looks, apart from its words and picture: code, logo, typefaces and typesetting. */
const drawing = [
	"scripts/build/ogCard.ts",
	"scripts/build/crop.ts",
	"scripts/build/fonts.ts",
	"scripts/build/pictureStudy.ts",
	"components/Layout/cards.ts",
	"components/Picture/colors.ts",
	"public/favicon.svg",
	...["ysabeau", "figtree"].map(fontFile),
	"node_modules/satori/package.json",
	"node_modules/sharp/package.json",
];

/** A card to make for a page. */
interface Job {
	path: string;
	/** Last part of the card's address, without hash and extension. */
	name: string;
	words: CardWords;
	image: string;
}

/**
 * Draws the sharing cards of Home and of every post and product (BEY-09). Cards are kept in .cache/og under
 * the hash of what they show and how; deleting the folder costs about half a second a card. Returns the names of
 * the cards in use.
 */
export async function buildCards(): Promise<ReadonlySet<string>> {
	mkdirSync(served, { recursive: true });
	const style = hashContents(drawing);
	const jobs = listJobs().map((job) => ({
		...job,
		file: `${job.name}-${hashJob(job, style)}.jpg`,
	}));
	const missing = jobs.filter(({ file }) => !existsSync(path.join(cache, file)));
	if (missing.length > 0) await drawAll(missing);
	const wanted = new Set(jobs.map(({ file }) => file));
	for (const name of readdirSync(served)) if (!wanted.has(name)) rmSync(path.join(served, name));
	for (const file of wanted) placeFile(path.join(cache, file), path.join(served, file));
	const cards = jobs.map(({ path, file, words }): [string, Card] => [
		path,
		{ url: `/og/${file}`, ...cardSize, alt: `${words.title}. ${words.brand}, ${words.tagline}.` },
	]);
	keepFile(cardsFile, JSON.stringify(Object.fromEntries(cards)));
	return wanted;
}

function listJobs(): Job[] {
	const { site, posts, products, home } = getContent();
	const { brand, tagline } = site;
	return [
		{
			path: "/",
			name: "home",
			image: "home-hero",
			words: { kicker: "Illawarra and Southern Highlands", title: home.hero.title, brand, tagline },
		},
		...posts.map(({ slug, title, category, image }) => ({
			path: `/blog/${slug}`,
			name: slug,
			image,
			words: { kicker: category, title, brand, tagline },
		})),
		...products.map(({ slug, name, shortDescription, image }) => ({
			path: `/products/${slug}`,
			name: `product-${slug}`,
			image,
			words: {
				kicker: "Measured and fitted by us",
				title: name,
				text: shortDescription,
				brand,
				tagline,
			},
		})),
	];
}

/** @param style changes with how cards are drawn, so that all are drawn again */
function hashJob({ words, image }: Job, style: string): string {
	const { hash, position } = getPicture(image);
	const shown = JSON.stringify({ words, image, hash, position, style });
	return createHash("sha256").update(shown).digest("hex").slice(0, 8);
}

async function drawAll(jobs: (Job & { file: string })[]) {
	const started = performance.now();
	// Only loaded when there is something to draw, because it takes a fifth of a second.
	const { drawCard, loadFonts } = await import("./ogCard.ts");
	const fonts = await loadFonts(jobs.flatMap(({ words }) => Object.values(words)));
	const waiting = [...jobs];
	const work = async () => {
		for (let job = waiting.pop(); job; job = waiting.pop()) {
			const card = await drawCard(job.words, pictureOf(job.image), fonts);
			keepFile(path.join(cache, job.file), card);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, work));
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(`Drew ${jobs.length} sharing cards in ${seconds} s.`);
}

/** The master of a picture, and the point of it that stays in view. */
function pictureOf(name: string): CardPicture {
	const file = findMasters().find((master) => path.parse(master).name === name);
	if (!file) throw new Error(`there is no picture "${name}" in content/images`);
	return { file, position: getPicture(name).position };
}

if (import.meta.main) await buildCards();
