import type { Content, Product, Suburb } from "../../scripts/content/collections.ts";
import { getEntry } from "../../scripts/content/entries.ts";
import { isInside } from "../../scripts/content/productPlaces.ts";
import { describeWay } from "./neighbours.ts";
import { listTraits } from "./productChoice.ts";

/** What is said under one heading of a place page. */
export interface PlaceText {
	label?: string;
	texts: string[];
}

/** Traits on the page of a settled suburb; where hardly anybody lives it has one. */
const mostTraits = 3;
/** How many steps in the line of a product a step in the list of a suburb is worth. */
const traitStep = 3;

/**
 * The texts of a suburb for a product, whole: of the traits that matter most, the first has two texts and each other
 * one; then the advice of its region. What matters most stands early both in the line of the product
 * (content/relevance.yaml) and in the suburb's own list. A text of the suburb's own comes before all of them.
 */
export function listPlaceTexts(content: Content, suburb: Suburb, { slug }: Product): PlaceText[] {
	const { name, homes, region, regionSlug } = suburb;
	const line = content.relevance[slug] ?? [];
	const { intro = "", advice = "" } = getEntry(content.regions, regionSlug).products[slug] ?? {};
	const written = (suburb.texts ?? []).filter(({ product }) => product === slug);
	const traits = listTraits(content, suburb)
		.map((trait, index) => ({ ...trait, step: line.indexOf(trait.trait), index }))
		.filter(({ step }) => step >= 0)
		.sort((a, b) => a.step - b.step + traitStep * (a.index - b.index) || a.step - b.step)
		.slice(0, homes === "none" ? 0 : homes ? 1 : mostTraits)
		.map(({ label, texts }, rank) => ({
			label,
			texts: texts
				.filter((text) => text.for.includes(slug))
				.slice(0, rank === 0 && !homes ? 2 : 1)
				.map(({ text }) => text.replaceAll("{suburb}", name)),
		}));
	return [
		...written.map(({ text }) => ({ label: `In ${name}`, texts: [text] })),
		...traits,
		{ label: `Across the ${region} region`, texts: [homes ? intro : advice] },
	];
}

/** The settled places near one where hardly anybody lives, and what each is like. */
export function listAlternatives(content: Content, suburb: Suburb) {
	return (suburb.instead ?? []).map((slug) => {
		const other = getEntry(content.suburbs, slug);
		const [about] = listSentences(other.about);
		return { name: other.name, slug, away: describeWay(suburb, other), about };
	});
}

/** The sentences of a text; none ends inside 2.0 °C. */
export function listSentences(text: string): string[] {
	return text.match(/\S.*?[.!?](?=\s|$)/gs) ?? [];
}

/** What the sentences of a place have to be about to open a page of what is outside, and of what is inside. */
const themes = {
	outside:
		/wind|southerl|westerl|nor'easter|salt|spray|haze|sand|dust|lea[fv]|bush|outdoor|outside|deck|verandah|patio|yard|alfresco/i,
	inside:
		/room|window|glass|sash|glare|light|morning|afternoon|privacy|warm|cold|frost|draught|heat|neighbour/i,
};

/** Whether a sentence begins with a word that points back to the one before. */
export function pointsBack(sentence: string): boolean {
	return /^(?:It|Its|Newer ones|Most of it|They|Their|Those|These|That|This|Both|Each|(?:Behind|Around) them)\b/.test(
		sentence,
	);
}

/**
 * A sentence of what a suburb is like that says something to a product: the suburb's own screen has all of them, and
 * its product pages open with different ones.
 */
export function chooseOpening({ about }: Suburb, { id, family }: Product): string {
	const [first = about, ...rest] = listSentences(about);
	const whole = rest.filter((sentence) => sentence.split(" ").length > 2 && !pointsBack(sentence));
	const isOutside = !isInside(family);
	const theme = themes[isOutside ? "outside" : "inside"];
	const fitting = whole.filter((sentence) => theme.test(sentence));
	// Fewer products are fixed outside, and what else is said of a place is seldom about them.
	const least = isOutside ? 1 : 2;
	const choice = fitting.length >= least ? fitting : whole.length > 1 ? whole : rest;
	return choice[id % choice.length] ?? first;
}
