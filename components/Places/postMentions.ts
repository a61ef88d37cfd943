import { readText } from "../../scripts/content/characters.ts";
import {
	type Content,
	memoize,
	type Post,
	type Product,
	type Suburb,
} from "../../scripts/content/collections.ts";
import { blankFrontmatter } from "../../scripts/content/frontmatter.ts";
import { listTextLinks } from "../../scripts/content/linkedText.ts";
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

const getIndex = memoize(makeIndex);

/**
 * Up to three posts about a product for a suburb: those that say most about both, with the product's own picks before
 * posts that only link to it; among equals those that name a neighbouring place, then the newest. A post on another
 * subject is not listed just because it names the place.
 */
export function listMentions(suburb: Suburb, product: Product): Post[] {
	const { places } = getIndex();
	const near = listNeighbours(suburb).same.flatMap(({ slug }) => places.get(slug) ?? []);
	const isNear = ({ slug }: Post) => Number(near.some((mentions) => mentions.has(slug)));
	return scorePosts(suburb, product)
		.sort((a, b) => b.score - a.score || isNear(b.post) - isNear(a.post))
		.slice(0, most)
		.map(({ post }) => post);
}

/** Posts that are about a suburb as well as a product, and do not just name it. */
export function listPostsAbout(suburb: Suburb, product: Product): Post[] {
	return scorePosts(suburb, product)
		.filter(({ score }) => score >= weights.tag + weights.related)
		.map(({ post }) => post);
}

/** The posts of a product, newest first, with how much they say about it and about a suburb. */
function scorePosts({ slug: suburb }: Suburb, { slug: product }: Product) {
	const { posts, places, products } = getIndex();
	const own = places.get(suburb);
	const related = products.get(product);
	return [...posts.values()].flatMap((post) => {
		const weight = related?.get(post.slug);
		return weight ? [{ post, score: weight + (own?.get(post.slug) ?? 0) }] : [];
	});
}

/** Posts that name a suburb: those that say most about it first, then the newest. */
export function listPostsOf(suburb: Suburb): Post[] {
	const { posts, places } = getIndex();
	// The index lists posts newest first, and equals keep that order.
	return [...(places.get(suburb.slug) ?? [])]
		.sort(([, a], [, b]) => b - a)
		.slice(0, most)
		.flatMap(([slug]) => posts.get(slug) ?? []);
}

/** What a post says about places and products, as weighted slugs. */
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
	const index: Index = {
		posts: new Map(posts.map((post) => [post.slug, post])),
		places: new Map(),
		products: new Map(),
	};
	const add = (lists: Map<string, Weights>, name: string, slug: string, weight: number) => {
		const list = lists.get(name) ?? new Map<string, number>();
		lists.set(name, list.set(slug, Math.max(list.get(slug) ?? 0, weight)));
	};
	for (const post of posts) {
		const mentions = readMentions(post);
		for (const [place, weight] of mentions.places) add(index.places, place, post.slug, weight);
		for (const [product, weight] of mentions.products)
			add(index.products, product, post.slug, weight);
	}
	for (const { slug, relatedPosts } of products)
		for (const post of relatedPosts) add(index.products, slug, post, weights.related);
	return index;
}

/** Returns the slugs of the suburbs that a text names, in the order of their first mention. */
export const getPlaceFinder = memoize(({ suburbs }) => makeFinder(suburbs));

/**
 * The longest names are matched first, so that "North Wollongong" does not count as Wollongong. A name shared by two
 * suburbs is only found through links to their pages.
 */
function makeFinder(suburbs: readonly Suburb[]): (text: string) => Set<string> {
	const byName = Map.groupBy(suburbs, ({ name }) => name.toLowerCase());
	const names = [...byName.keys()].sort((a, b) => b.length - a.length);
	const pattern = new RegExp(`\\b(?:${names.join("|")})\\b`, "gi");
	const slugs = new Set(suburbs.map(({ slug }) => slug));
	return (text) => {
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
}
