import {
	getContent,
	type Post,
	type Product,
	type Suburb,
} from "../../scripts/content/collections.ts";
import { memoize } from "../../scripts/content/entries.ts";
import { countWords } from "../../scripts/content/format.ts";
import { getPlaceFinder } from "./postMentions.ts";

/** The part of a post that is shown on the page of a product in a suburb. */
export interface PostQuote {
	post: Post;
	/** Which sections, counted at the second-level headings; 0 is the text above the first. */
	sections: number[];
	/** Words of those sections. */
	words: number;
}

/** Words after which a page takes no further section and no further post; it is no copy of them. */
const enough = 250;

/** A drawing, whose words are not read as text. */
const drawing = /!\[[^\]]*\]\([^)]*\)/g;

/** Two sides of an equals sign, one with dollars: a sum that the post works out. */
const sum = /\$[\d,]+[^.\n]*=|=[^.\n]*\$/;

/**
 * What the posts written for a product in a suburb say of the place. A post is written for a page when its text links to
 * it. Shown are the sections that speak of the suburb, those first that name it most, and those that work out a sum.
 */
export function listQuotes({ slug: suburb }: Suburb, { slug: product }: Product): PostQuote[] {
	return getQuotes(getContent()).get(`/locations/${suburb}/${product}`) ?? [];
}

/** By the address of the page. */
const getQuotes = memoize(({ posts, suburbs }) => {
	const names = new Map(suburbs.map(({ slug, name }) => [slug, name]));
	const quotes = new Map<string, PostQuote[]>();
	for (const post of posts) {
		const body = post.body.trim();
		// Of two products in one suburb, the post is for the one it leads to first.
		const paths = new Map(
			post.links
				.filter((path) => names.has(path.split("/")[2] ?? "") && path.split("/")[3])
				.map((path) => [path.split("/")[2] ?? "", path] as const)
				.reverse(),
		);
		const sections = weighSections(body, [...paths.keys()].reverse(), names);
		for (const [suburb, path] of paths) {
			const quote = chooseSections(sections.filter((section) => section.suburb === suburb));
			if (quote.words > 0) quotes.set(path, [...(quotes.get(path) ?? []), { post, ...quote }]);
		}
	}
	return new Map([...quotes].map(([path, found]) => [path, trimQuotes(path, found)]));
});

/** Those posts first that have the suburb in their name; once the page has enough, a post is only named. */
function trimQuotes(path: string, quotes: readonly PostQuote[]): PostQuote[] {
	const suburb = path.split("/")[2] ?? "";
	const isNamed = ({ post }: PostQuote) => Number(post.slug.includes(suburb));
	let words = 0;
	return quotes
		.toSorted((a, b) => isNamed(b) - isNamed(a))
		.map((quote) => {
			const shown = words < enough ? quote : { ...quote, sections: [], words: 0 };
			words += shown.words;
			return shown;
		});
}

interface WeighedSection {
	index: number;
	words: number;
	/** The suburb that it names most, of those the post leads to. */
	suburb: string | undefined;
	/** How often it names that suburb. */
	mentions: number;
}

function weighSections(body: string, slugs: string[], names: Map<string, string>) {
	const find = getPlaceFinder(getContent());
	return body.split(/^(?=## )/m).map((text, index): WeighedSection => {
		const found = find(text);
		const counts = slugs
			.filter((slug) => found.has(slug))
			.map((slug) => ({ slug, mentions: text.split(names.get(slug) ?? slug).length - 1 }))
			.sort((a, b) => b.mentions - a.mentions);
		const [most] = counts;
		// A sum without a place belongs to the only place that the post is for.
		const own = slugs.length === 1 && sum.test(text) ? slugs[0] : undefined;
		return {
			index,
			words: countWords(text.replace(drawing, "")),
			suburb: most?.slug ?? own,
			mentions: most?.mentions ?? 0,
		};
	});
}

function chooseSections(sections: readonly WeighedSection[]) {
	const chosen: WeighedSection[] = [];
	let words = 0;
	for (const section of sections.toSorted((a, b) => b.mentions - a.mentions)) {
		if (words >= enough) break;
		chosen.push(section);
		words += section.words;
	}
	return { sections: chosen.map(({ index }) => index).sort((a, b) => a - b), words };
}
