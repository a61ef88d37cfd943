import { createHash } from "node:crypto";
import {
	existsSync,
	globSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { copyFile } from "node:fs/promises";
import path from "node:path";
import { getContent } from "../content/collections.ts";
import { type Card, cardSize, cardsFile } from "../content/pictures/cards.ts";
import { getPicture } from "../content/pictures/pictures.ts";
import type { CardPicture, CardWords } from "./og-card.ts";

const cache = ".cache/og";
const served = "public/og";
/** Cards drawn at a time: sharp works on threads of its own. */
const atOnce = 2;

/** A card to make for a page. */
interface Job {
	path: string;
	/** Last part of the card's address, without hash and ending. */
	name: string;
	words: CardWords;
	image: string;
}

/**
 * Draws the sharing card of Home and of every post and product (BEY-09). Cards are kept in .cache/og under
 * the hash of what they show and how; deleting the folder costs about half a second a card.
 */
export async function buildCards(): Promise<void> {
	mkdirSync(cache, { recursive: true });
	mkdirSync(served, { recursive: true });
	const jobs = listJobs().map((job) => ({ ...job, file: `${job.name}-${hashJob(job)}.jpg` }));
	const missing = jobs.filter(({ file }) => !existsSync(path.join(cache, file)));
	if (missing.length > 0) await drawAll(missing);
	const wanted = new Set(jobs.map(({ file }) => file));
	for (const file of globSync(`${served}/*.jpg`))
		if (!wanted.has(path.basename(file))) rmSync(file);
	for (const file of wanted) {
		const copy = path.join(served, file);
		if (!existsSync(copy)) await copyFile(path.join(cache, file), copy);
	}
	const cards = jobs.map(({ path, file, words }): [string, Card] => [
		path,
		{ url: `/og/${file}`, ...cardSize, alt: `${words.title}. ${words.brand}, ${words.tagline}.` },
	]);
	writeFileSync(cardsFile, JSON.stringify(Object.fromEntries(cards)));
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

/** The design's own source counts, so that a change of it draws every card anew. */
function hashJob({ words, image }: Job): string {
	const { hash, position } = getPicture(image);
	const drawing = readFileSync("scripts/og-card.ts");
	const shown = JSON.stringify({ words, image, hash, position });
	return createHash("sha256").update(drawing).update(shown).digest("hex").slice(0, 8);
}

async function drawAll(jobs: (Job & { file: string })[]) {
	const started = performance.now();
	// Loaded when there is something to draw: it takes a fifth of a second.
	const { drawCard, loadFonts } = await import("./og-card.ts");
	const fonts = await loadFonts(jobs.flatMap(({ words }) => Object.values(words)));
	const waiting = [...jobs];
	const work = async () => {
		for (let job = waiting.pop(); job; job = waiting.pop()) {
			const card = await drawCard(job.words, pictureOf(job.image), fonts);
			const kept = path.join(cache, job.file);
			writeFileSync(`${kept}.part`, card);
			renameSync(`${kept}.part`, kept);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, work));
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(`Drew ${jobs.length} sharing cards in ${seconds} s.`);
}

/** The largest encoding of a picture and the point of it that matters. */
function pictureOf(name: string): CardPicture {
	const [file] = globSync(`content/images/${name}.{jpg,jpeg,png,avif}`);
	if (!file) throw new Error(`there is no picture "${name}" in content/images`);
	const [x = 50, y = 50] = getPicture(name).position.match(/\d+/g)?.map(Number) ?? [];
	return { file, focus: [x, y] };
}

if (import.meta.main) await buildCards();
