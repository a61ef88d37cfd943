import {
	getContent,
	type Post,
	type Product,
	type Suburb,
} from "../../scripts/content/collections.ts";
import { memoize } from "../../scripts/content/entries.ts";
import { listTextLinks } from "../../scripts/content/format.ts";
import { listNeighbours } from "./neighbours.ts";

/** Most posts that a place page links to. */
const most = 3;

/** Weights for how much a post says about a place or a product. */
const weights = {
	/** The place is in the title or the address. */
	subject: 10,
	/** The place is one of the tags. */
	tag: 5,
	/** The place is named in the text. */
	mention: 3,
	/** The product lists the post as further reading. */
	related: 6,
	/** The text links to the product's page. */
	link: 2,
};

/** The posts, newest first, with the slugs of suburbs and products that each is about, by the greatest weight that applies. */
const getMentions = memoize((content) => {
	const { posts, products } = content;
	const findPlaces = getPlaceFinder(content);
	return posts.map((post) => {
		const { slug, title, tags = [], body } = post;
		const linked = post.links.flatMap((path) => /^\/products\/([^/]+)/.exec(path)?.[1] ?? []);
		const picks = products.filter(({ relatedPosts }) => relatedPosts.includes(slug));
		return {
			post,
			places: new Map([
				...weigh(findPlaces(body), weights.mention),
				...weigh(findPlaces(tags.join(" · ")), weights.tag),
				...weigh(findPlaces(`${title} · ${slug.replaceAll("-", " ")}`), weights.subject),
			]),
			products: new Map([
				...weigh(linked, weights.link),
				...weigh(
					picks.map((product) => product.slug),
					weights.related,
				),
			]),
		};
	});
});

function weigh(slugs: Iterable<string>, weight: number) {
	return Array.from(slugs, (slug) => [slug, weight] as const);
}

/**
 * Up to three posts about a product for a suburb: those that say most about both, with the product's own picks before
 * posts that only link to it; among equals those that name a neighbouring place, then the newest. A post on another
 * subject is not listed just because it names the place.
 */
export function listMentions(suburb: Suburb, product: Product): Post[] {
	const near = listNeighbours(suburb).same.map(({ slug }) => slug);
	return scorePosts(suburb, product)
		.map((one) => ({ ...one, isNear: Number(near.some((slug) => one.places.has(slug))) }))
		.sort((a, b) => b.score - a.score || b.isNear - a.isNear)
		.slice(0, most)
		.map(({ post }) => post);
}

/** The posts of a product, newest first, with how much they say about it and about a suburb. */
function scorePosts({ slug: suburb }: Suburb, { slug: product }: Product) {
	return getMentions(getContent()).flatMap(({ post, places, products }) => {
		const weight = products.get(product);
		return weight ? [{ post, places, score: weight + (places.get(suburb) ?? 0) }] : [];
	});
}

/** Posts that name a suburb: those that say most about it first, then the newest. */
export function listPostsOf({ slug }: Suburb): Post[] {
	return getMentions(getContent())
		.filter(({ places }) => places.has(slug))
		.sort((a, b) => (b.places.get(slug) ?? 0) - (a.places.get(slug) ?? 0))
		.slice(0, most)
		.map(({ post }) => post);
}

/**
 * Returns the slugs of the suburbs that a text names, in the order of their first mention. The longest names are matched
 * first, so that "North Wollongong" does not count as Wollongong. A name shared by two suburbs is only found through
 * links to their pages.
 */
export const getPlaceFinder = memoize(({ suburbs }) => {
	const byName = Map.groupBy(suburbs, ({ name }) => name.toLowerCase());
	const names = [...byName.keys()].sort((a, b) => b.length - a.length);
	const pattern = new RegExp(`\\b(?:${names.join("|")})\\b`, "gi");
	const slugs = new Set(suburbs.map(({ slug }) => slug));
	return (text: string): Set<string> => {
		const found = new Set<string>();
		for (const [name] of text.replace(/\]\([^)]*\)/g, "]").matchAll(pattern)) {
			const [only, ...more] = byName.get(name.toLowerCase()) ?? [];
			if (only && more.length === 0) found.add(only.slug);
		}
		for (const path of listTextLinks(text)) {
			const [, first, slug = ""] = path.split("/");
			if (first === "locations" && slugs.has(slug)) found.add(slug);
		}
		return found;
	};
});
