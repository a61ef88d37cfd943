import type { Content, Post, Product, Suburb } from "../../scripts/content/collections.ts";
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
export function listQuotes(
	content: Content,
	{ slug: suburb }: Suburb,
	{ slug: product }: Product,
): PostQuote[] {
	return getQuotes(content).get(`/locations/${suburb}/${product}`) ?? [];
}

/** By the address of the page. */
const getQuotes = memoize((content) => {
	const names = new Map(content.suburbs.map(({ slug, name }) => [slug, name]));
	const suburbOf = (path: string) => path.split("/")[2] ?? "";
	const quotes = content.posts.flatMap((post) => {
		const pages = post.links.filter((path) => names.has(suburbOf(path)) && path.split("/")[3]);
		// Of two products in one suburb, the post is for the one it leads to first.
		const paths = new Map(pages.toReversed().map((path) => [suburbOf(path), path]));
		const slugs = [...paths.keys()].reverse();
		const sections = weighSections(post.body, slugs, names, getPlaceFinder(content));
		return [...paths].flatMap(([suburb, path]) => {
			const fitting = sections.filter((section) => section.suburb === suburb);
			const chosen = takeEnough(fitting.toSorted((a, b) => b.mentions - a.mentions));
			const indexes = chosen.map(({ index }) => index).sort((a, b) => a - b);
			const words = chosen.reduce((sum, section) => sum + section.words, 0);
			return words > 0 ? { path, post, sections: indexes, words } : [];
		});
	});
	const byPath = [...Map.groupBy(quotes, ({ path }) => path)];
	return new Map(byPath.map(([path, found]) => [path, trimQuotes(suburbOf(path), found)]));
});

/** The first entries whose words are enough together. */
function takeEnough<Entry extends { words: number }>(entries: readonly Entry[]): Entry[] {
	let words = 0;
	return entries.filter((entry) => {
		const isWanted = words < enough;
		words += entry.words;
		return isWanted;
	});
}

/** Those posts first that have the suburb in their name; once the page has enough, a post is only named. */
function trimQuotes(suburb: string, quotes: readonly PostQuote[]): PostQuote[] {
	const isNamed = ({ post }: PostQuote) => Number(post.slug.includes(suburb));
	const sorted = quotes.toSorted((a, b) => isNamed(b) - isNamed(a));
	const shown = takeEnough(sorted);
	return sorted.map((quote) =>
		shown.includes(quote) ? quote : { ...quote, sections: [], words: 0 },
	);
}

/** The sections of a text, each with the suburb that it names most, of those the post leads to, and how often. */
function weighSections(
	body: string,
	slugs: string[],
	names: Map<string, string>,
	findPlaces: (text: string) => Set<string>,
) {
	// Something always stands above the first heading, if only an empty line.
	return `\n${body}`.split(/^(?=## )/m).map((text, index) => {
		const found = findPlaces(text);
		const [most] = slugs
			.filter((slug) => found.has(slug))
			.map((suburb) => ({ suburb, mentions: text.split(names.get(suburb) ?? suburb).length - 1 }))
			.sort((a, b) => b.mentions - a.mentions);
		// A sum without a place belongs to the only place that the post is for.
		const [only] = slugs.length === 1 && sum.test(text) ? slugs : [];
		const words = countWords(text.replace(drawing, ""));
		return { index, words, suburb: only, mentions: 0, ...most };
	});
}
