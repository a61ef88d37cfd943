import type { Content, Product, Suburb } from "../../scripts/content/collections.ts";
import { derive } from "../../scripts/content/derive.ts";
import { type Choice, pickApart } from "./pickApart.ts";
import { takeSentences } from "./sentences.ts";

/** One paragraph of a place page, with its subject. */
export interface Block {
	label: string;
	/** A trait as it is named within a sentence; a region has none. */
	phrase?: string;
	text: string;
}

/** Most traits on a page. A suburb's fourth trait is used instead of another where that keeps two pages apart. */
const most = 3;
/** Sentences taken from the region's text; the region's own page has all of them. */
const ofRegion = 2;

const blocksOf = derive(compose);

/**
 * The blocks of a suburb for a product: its most characteristic trait, two others, and one of the two texts of its
 * region. A suburb where hardly anybody lives has one trait or none.
 */
export function listBlocks(suburb: Suburb, product: Product): Block[] {
	return blocksOf().get(`${suburb.slug}/${product.slug}`) ?? [];
}

function compose(content: Content): Map<string, Block[]> {
	const { suburbs, products } = content;
	const blocks = new Map<string, Block[]>();
	/** Products with the same number of variants of everything share one choice. */
	const choices = new Map<string, Choice[][]>();
	for (const product of products) {
		const texts = listTexts(content, product);
		const counts = [...texts.values()].map(({ variants }) => variants.length);
		const pattern = counts.join();
		const picks =
			choices.get(pattern) ?? pickApart(suburbs, (suburb) => listOptions(suburb, texts));
		choices.set(pattern, picks);
		const rank = products.filter(
			({ id, family }) => family === product.family && id < product.id,
		).length;
		suburbs.forEach(({ slug, name }, index) => {
			const page = (picks[index] ?? []).flatMap(({ subject, variant }) => {
				const source = texts.get(subject);
				if (!source) return [];
				const { place, variants, ...about } = source;
				const text = variants[turn(variant, rank, place, variants.length)] ?? "";
				return [{ ...about, text: text.replaceAll("{suburb}", name) }];
			});
			blocks.set(`${slug}/${product.slug}`, page);
		});
	}
	return blocks;
}

/** The texts about a subject, which is a trait or a region. */
interface Texts extends Omit<Block, "text"> {
	/** Its number among all subjects. */
	place: number;
	variants: readonly string[];
}

function listTexts({ traits, regions }: Content, product: Product): Map<string, Texts> {
	const fromTraits = traits.map(({ trait, label, phrase, families }) => {
		const variants = families[product.family];
		return { subject: trait, label, phrase, variants };
	});
	const fromRegions = regions.map(({ slug, name, products }) => {
		const { intro = "", advice = "" } = products[product.slug] ?? {};
		const label = `Across the ${name} region`;
		const variants = [advice, intro].map((text) => takeSentences(text, ofRegion));
		return { subject: slug, label, variants };
	});
	const all = [...fromTraits, ...fromRegions];
	return new Map(all.map(({ subject, ...texts }, place) => [subject, { ...texts, place }]));
}

/**
 * The variant for the product with this rank in its family. It moves on by one from product to product, so
 * that two products seldom say the same in one suburb, and by one more for every other subject once all
 * variants have been used. All suburbs rotate the same way, so two that differ keep differing.
 */
function turn(variant: number, rank: number, place: number, variants: number): number {
	return (variant + rank + place * Math.floor(rank / variants)) % variants;
}

/** Every set of blocks a suburb may show: its first trait, others up to three in all, and a text of its region. */
function listOptions({ homes, traits, regionSlug }: Suburb, texts: Map<string, Texts>): Choice[][] {
	if (homes === "none") return combine([regionSlug], texts);
	if (homes === "few") return traits.flatMap((trait) => combine([trait, regionSlug], texts));
	const [first = "", ...rest] = traits;
	return subsets(rest.slice(0, most), most - 1).flatMap((names) =>
		combine([first, ...names, regionSlug], texts),
	);
}

/** The lists that remain when one name is left out, or the list itself when it is short enough. */
function subsets(names: string[], size: number): string[][] {
	return names.length <= size ? [names] : names.map((_name, index) => names.toSpliced(index, 1));
}

function combine(subjects: string[], texts: Map<string, Texts>): Choice[][] {
	let sets: Choice[][] = [[]];
	for (const subject of subjects) {
		const choices = (texts.get(subject)?.variants ?? []).map((_text, variant) => ({
			subject,
			variant,
		}));
		sets = sets.flatMap((set) => choices.map((choice) => [...set, choice]));
	}
	return sets;
}
