import type { Content, Post, Product, Suburb } from "../collections.ts";
import { derive } from "../derive.ts";
import { splitFrontmatter } from "../frontmatter.ts";
import { readText } from "../source.ts";
import { getPlaceFinder } from "./names.ts";
import { listNeighbours } from "./neighbours.ts";

/** Most posts that a place page leads to. */
const most = 3;

/** How much a post says of a place or a product. */
const weights = {
	/** The place stands in the title or the address. */
	subject: 10,
	/** The place is one of the tags. */
	tag: 5,
	/** The place is named in the text. */
	mention: 3,
	/** The product names the post as one that goes deeper. */
	related: 6,
	/** The text leads to the product's page. */
	link: 2,
};

/** Post slugs with a weight. */
type Weights = Map<string, number>;

interface Index {
	posts: Map<string, Post>;
	places: Map<string, Weights>;
	products: Map<string, Weights>;
}

const getIndex = derive(makeIndex);

/**
 * Up to three posts about a product for a suburb: those that say most of both, its own picks before posts that
 * only lead to it. Among equals one that names a neighbour of the place comes first. A post on something else
 * does not stand there for naming the place.
 */
export function listMentions(suburb: Suburb, product: Product): Post[] {
	const { posts, places, products } = getIndex();
	const told = places.get(suburb.slug);
	const near = listNeighbours(suburb).map(({ slug }) => places.get(slug));
	return [...(products.get(product.slug) ?? [])]
		.flatMap(([slug, weight]) => {
			const post = posts.get(slug);
			const score = weight + (told?.get(slug) ?? 0);
			const isNear = near.some((known) => known?.has(slug));
			return post ? [{ post, score, isNear, turn: takeTurn(post, suburb) }] : [];
		})
		.sort((a, b) => b.score - a.score || Number(b.isNear) - Number(a.isNear) || a.turn - b.turn)
		.slice(0, most)
		.map(({ post }) => post);
}

/** Posts that say equally much take turns from suburb to suburb: any order will do that is always the same. */
function takeTurn(post: Post, suburb: Suburb): number {
	return (post.id * 7 + suburb.id * 11) % 29;
}

/** Posts that name a suburb, the one that says most of it first, then the newest. */
export function listPostsOf(suburb: Suburb): Post[] {
	const { posts, places } = getIndex();
	const place = [...(places.get(suburb.slug) ?? [])];
	// The index has them newest first, and sorting keeps that order among equals.
	return place
		.sort(([, a], [, b]) => b - a)
		.slice(0, most)
		.flatMap(([slug]) => posts.get(slug) ?? []);
}

/** What a post says of places and products, as slugs with a weight: all that other pages take from its text. */
export function readMentions({ slug, title, tags = [], file }: Post) {
	const findPlaces = getPlaceFinder();
	const { body } = splitFrontmatter(readText(file));
	const subject = `${title} · ${slug.replaceAll("-", " ")}`;
	const weigh = (slugs: Iterable<string>, weight: number) =>
		Array.from(slugs, (slug): [string, number] => [slug, weight]);
	const links = Array.from(
		body.matchAll(/\]\(\/products\/([a-z-]+)/g),
		([, product = ""]) => product,
	);
	return {
		places: [
			...weigh(findPlaces(body), weights.mention),
			...weigh(findPlaces(tags.join(" · ")), weights.tag),
			...weigh(findPlaces(subject), weights.subject),
		],
		products: weigh(new Set(links), weights.link),
	};
}

/** Reads each post once: which suburbs it names, and which products it leads to. */
function makeIndex({ posts, products }: Content): Index {
	const places = new Map<string, Weights>();
	const wanted = new Map<string, Weights>();
	const add = (index: Map<string, Weights>, name: string, slug: string, weight: number) => {
		const known = index.get(name) ?? new Map<string, number>();
		index.set(name, known.set(slug, Math.max(known.get(slug) ?? 0, weight)));
	};
	for (const post of posts) {
		const mentions = readMentions(post);
		for (const [place, weight] of mentions.places) add(places, place, post.slug, weight);
		for (const [product, weight] of mentions.products) add(wanted, product, post.slug, weight);
	}
	for (const product of products) {
		for (const slug of product.relatedPosts) add(wanted, product.slug, slug, weights.related);
	}
	return { posts: new Map(posts.map((post) => [post.slug, post])), places, products: wanted };
}
