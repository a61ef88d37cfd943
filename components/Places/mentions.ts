import type { Content, Post, Product, Suburb } from "../../scripts/content/collections.ts";
import { derive } from "../../scripts/content/derive.ts";
import { blankFrontmatter } from "../../scripts/content/source/frontmatter.ts";
import { readText } from "../../scripts/content/source/source.ts";
import { takeFirst } from "../../scripts/content/takeFirst.ts";
import { listTextLinks } from "../../scripts/content/textLinks.ts";
import { getPlaceFinder } from "./names.ts";
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

/** Post slugs with a weight. */
type Weights = Map<string, number>;

interface Index {
	posts: Map<string, Post>;
	places: Map<string, Weights>;
	products: Map<string, Weights>;
}

const getIndex = derive(makeIndex, "mentions");

/**
 * Up to three posts about a product for a suburb: those that say most about both, with the product's own picks before
 * posts that only link to it. Among equals, a post that names a neighbouring place comes first. A post on another
 * subject is not listed just because it names the place.
 */
export function listMentions(suburb: Suburb, product: Product): Post[] {
	return takeFirst(
		listCandidates(suburb, product),
		most,
		(a, b) => b.score - a.score || Number(b.isNear) - Number(a.isNear) || a.turn - b.turn,
	).map(({ post }) => post);
}

function* listCandidates(suburb: Suburb, product: Product) {
	const { posts, places, products } = getIndex();
	const told = places.get(suburb.slug);
	const near = listNeighbours(suburb).flatMap(({ slug }) => places.get(slug) ?? []);
	for (const [slug, weight] of products.get(product.slug) ?? []) {
		const post = posts.get(slug);
		if (!post) continue;
		const score = weight + (told?.get(slug) ?? 0);
		const isNear = near.some((known) => known.has(slug));
		yield { post, score, isNear, turn: takeTurn(post, suburb) };
	}
}

/** Posts with equal weight take turns from suburb to suburb. Any order will do if it is always the same. */
function takeTurn(post: Post, suburb: Suburb): number {
	return (post.id * 7 + suburb.id * 11) % 29;
}

/** Posts that name a suburb: those that say most about it first, then the newest. */
export function listPostsOf(suburb: Suburb): Post[] {
	const { posts, places } = getIndex();
	// The index lists posts newest first, and equals keep that order.
	const told = takeFirst(places.get(suburb.slug) ?? [], most, ([, a], [, b]) => b - a);
	return told.flatMap(([slug]) => posts.get(slug) ?? []);
}

/** What a post says about places and products, as weighted slugs. Other pages use nothing else from its text. */
export function readMentions({ slug, title, tags = [], file }: Post) {
	const findPlaces = getPlaceFinder();
	const body = blankFrontmatter(readText(file));
	const subject = `${title} · ${slug.replaceAll("-", " ")}`;
	const weigh = (slugs: Iterable<string>, weight: number) =>
		Array.from(slugs, (slug): [string, number] => [slug, weight]);
	const links = listTextLinks(body).flatMap((path) => /^\/products\/([^/]+)/.exec(path)?.[1] ?? []);
	return {
		places: [
			...weigh(findPlaces(body), weights.mention),
			...weigh(findPlaces(tags.join(" · ")), weights.tag),
			...weigh(findPlaces(subject), weights.subject),
		],
		products: weigh(new Set(links), weights.link),
	};
}

/** Reads each post once: which suburbs it names, and which products it links to. */
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
