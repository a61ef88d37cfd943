import {
	type Content,
	getSuburb,
	memoize,
	type Product,
	type Suburb,
} from "../../scripts/content/collections.ts";
import { describeWay, type Neighbour } from "./neighbours.ts";
import { assignTexts, type Choice } from "./textAssignment.ts";

/** One paragraph of a place page, with its subject. */
export interface PlaceText {
	label: string;
	/** A trait as it is named within a sentence; a region has none. */
	phrase?: string;
	text: string;
}

/** Most traits on a page. A suburb's fourth trait is used instead of another where that keeps two pages apart. */
const mostTraits = 3;
/** Sentences taken from the region's text; the region's own page has all of them. */
const regionSentences = 2;

const getTexts = memoize(chooseTexts);

/**
 * The texts of a suburb for a product: its most characteristic trait, two others, and one of the two texts of its
 * region. A suburb where hardly anybody lives has one trait or none.
 */
export function listPlaceTexts(suburb: Suburb, product: Product): PlaceText[] {
	return getTexts().get(`${suburb.slug}/${product.slug}`) ?? [];
}

function chooseTexts(content: Content): Map<string, PlaceText[]> {
	const { suburbs, products } = content;
	const chosen = new Map<string, PlaceText[]>();
	/** Products with the same number of variants of everything share one assignment. */
	const assignments = new Map<string, Choice[][]>();
	for (const product of products) {
		const subjects = listSubjects(content, product);
		const pattern = [...subjects.values()].map(({ variants }) => variants.length).join();
		const assigned =
			assignments.get(pattern) ?? assignTexts(suburbs, (suburb) => listOptions(suburb, subjects));
		assignments.set(pattern, assigned);
		const rank = products.filter(
			({ id, family }) => family === product.family && id < product.id,
		).length;
		suburbs.forEach(({ slug, name }, index) => {
			const texts = (assigned[index] ?? []).flatMap(({ subject, variant }) => {
				const source = subjects.get(subject);
				if (!source) return [];
				const { position, variants, ...words } = source;
				const text = variants[rotate(variant, rank, position, variants.length)] ?? "";
				return [{ ...words, text: text.replaceAll("{suburb}", name) }];
			});
			chosen.set(`${slug}/${product.slug}`, texts);
		});
	}
	return chosen;
}

/** What is written about a subject, which is a trait or a region. */
interface Subject extends Omit<PlaceText, "text"> {
	/** Its number among all subjects. */
	position: number;
	variants: readonly string[];
}

function listSubjects({ traits, regions }: Content, product: Product): Map<string, Subject> {
	const fromTraits = traits.map(({ trait, label, phrase, families }) => {
		return { subject: trait, label, phrase, variants: families[product.family] };
	});
	const fromRegions = regions.map(({ slug, name, products }) => {
		const { intro = "", advice = "" } = products[product.slug] ?? {};
		const variants = [advice, intro].map((text) => takeSentences(text, regionSentences));
		return { subject: slug, label: `Across the ${name} region`, variants };
	});
	const all = [...fromTraits, ...fromRegions];
	return new Map(all.map(({ subject, ...texts }, position) => [subject, { ...texts, position }]));
}

/**
 * The variant for the product with this rank in its family. It moves on by one from product to product, so
 * that two products seldom say the same in one suburb, and by one more for every other subject once all
 * variants have been used. All suburbs rotate the same way, so two that differ keep differing.
 */
function rotate(variant: number, rank: number, position: number, variants: number): number {
	return (variant + rank + position * Math.floor(rank / variants)) % variants;
}

/** Every set of texts a suburb may show: its first trait, others up to three in all, and a text of its region. */
function listOptions(suburb: Suburb, subjects: Map<string, Subject>): Choice[][] {
	const { homes, traits, regionSlug } = suburb;
	if (homes === "none") return combine([regionSlug], subjects);
	if (homes === "few") return traits.flatMap((trait) => combine([trait, regionSlug], subjects));
	const [first = "", ...rest] = traits;
	const others = rest.slice(0, mostTraits);
	const sets =
		others.length < mostTraits ? [others] : others.map((_, index) => others.toSpliced(index, 1));
	return sets.flatMap((names) => combine([first, ...names, regionSlug], subjects));
}

/** Every combination of one variant of each subject. */
function combine(names: string[], subjects: Map<string, Subject>): Choice[][] {
	let sets: Choice[][] = [[]];
	for (const subject of names) {
		const variants = subjects.get(subject)?.variants ?? [];
		sets = sets.flatMap((set) => variants.map((_, variant) => [...set, { subject, variant }]));
	}
	return sets;
}

/** A settled place, and what it is like. */
export interface Alternative extends Neighbour {
	about: string;
}

/** The settled places near one where hardly anybody lives. */
export function listAlternatives(suburb: Suburb): Alternative[] {
	return (suburb.instead ?? []).map(getSuburb).map((other) => ({
		name: other.name,
		slug: other.slug,
		away: describeWay(suburb, other),
		about: splitLead(other.about)[0],
	}));
}

/** The first sentence of a text, and the rest of it. */
export function splitLead(text: string): [lead: string, rest: string] {
	const lead = takeSentences(text, 1);
	return [lead, text.slice(lead.length).trim()];
}

/** The first sentences of a text. */
export function takeSentences(text: string, count: number): string {
	return (text.match(/.*?[.!?](?=\s|$)/gs) ?? [text]).slice(0, count).join("").trim();
}
