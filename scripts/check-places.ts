import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { listNotes } from "../components/Places/noteChoice.ts";
import { listPlaceTexts } from "../components/Places/placeTexts.ts";
import { getContent, type Product, type Suburb } from "./content/collections.ts";
import { countWords } from "./content/load.ts";

/** What stands on one built page of a product in a suburb. */
export interface Measured {
	page: string;
	/** Words of its main part. */
	words: number;
	/** Words in paragraphs and entries that no other suburb's page of the product has. */
	own: number;
	/** Words written for this product and this kind of place, and shown. */
	written: number;
	/** Titles of the safety notes that the page needs. */
	required: string[];
	/** Those of them that it lacks or cuts short. */
	missing: string[];
}

/** Measures every page of a product in a suburb, in the folder that the site was built into. */
export function measurePlaces(folder = "dist/client"): Measured[] {
	const { suburbs, products } = getContent();
	return products.flatMap((product) => {
		const pages = suburbs.map((suburb) => {
			const path = `/locations/${suburb.slug}/${product.slug}`;
			return { suburb, path, blocks: readBlocks(`${folder}${path}.html`) };
		});
		const holders = new Map<string, number>();
		for (const { blocks } of pages)
			for (const block of new Set(blocks)) holders.set(block, (holders.get(block) ?? 0) + 1);
		return pages.map(({ suburb, path, blocks }) => ({
			page: path,
			...measure(suburb, product, blocks),
			own: sumWords(blocks.filter((block) => holders.get(block) === 1)),
		}));
	});
}

/** Measures one page by the texts of its blocks. */
export function measure(suburb: Suburb, product: Product, blocks: readonly string[]) {
	const shown = new Set(blocks);
	const texts = listPlaceTexts(suburb, product).flatMap((place) => place.texts);
	const notes = listNotes(suburb, product);
	const safety = notes.filter((note) => note.safety);
	const isShown = (text: string) => shown.has(plain(text));
	return {
		words: sumWords(blocks),
		written: sumWords([...texts, ...notes.map(({ text }) => text)].filter(isShown)),
		required: safety.map(({ title }) => title),
		missing: safety.filter(({ text }) => !isShown(text)).map(({ title }) => title),
	};
}

/** The texts of the paragraphs, headings and entries in the main part of a built page. */
function readBlocks(file: string): string[] {
	const main = parse(readFileSync(file, "utf8")).querySelector("main");
	const blocks = main?.querySelectorAll("h1, h2, h3, p, li, dt, dd, label, legend") ?? [];
	return blocks.map(({ text }) => plain(text)).filter(Boolean);
}

/** Without the differences that the page makes: spaces that do not break, entities decoded by the parser. */
function plain(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}

function sumWords(texts: readonly string[]): number {
	return texts.reduce((sum, text) => sum + countWords(text), 0);
}

function report() {
	const pages = measurePlaces();
	console.log("words\town\twritten\tsafety\tpage");
	for (const { page, words, own, written, required, missing } of pages) {
		const safety = `${required.length - missing.length}/${required.length}`;
		console.log([words, own, written, safety, page].join("\t"));
	}
	const faults = pages.filter(({ missing }) => missing.length > 0);
	for (const { page, missing } of faults) console.error(`${page} lacks ${missing.join(", ")}`);
	if (faults.length > 0) process.exitCode = 1;
	else console.log(`${pages.length} pages show every safety text they need, whole.`);
}

if (import.meta.main) report();
