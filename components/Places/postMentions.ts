import type { Content, Post, Product, Suburb } from "../../scripts/content/collections.ts";
import { memoize } from "../../scripts/content/entries.ts";
import { listTextLinks } from "../../scripts/content/format.ts";
import { listNeighbours } from "./neighbours.ts";

/** Most posts that a place page links to. */
const most = 3;

/**
 * How much a post says of a place by its title or address, its tags or its text, and of a product that picks it as
 * further reading or to which it links.
 */
const weights = { subject: 10, tag: 5, mention: 3, pick: 6, link: 2 };

/** The posts, newest first, with the slugs of suburbs and products that each is about, by the greatest weight. */
const getMentions = memoize((content) => {
	const findPlaces = getPlaceFinder(content);
	return content.posts.map((post) => {
		const { slug, title, tags = [], body, links } = post;
		const linked = links.flatMap((path) => path.split("/products/")[1] ?? []);
		const picking = content.products.filter(({ relatedPosts }) => relatedPosts.includes(slug));
		return {
			post,
			places: weigh(
				[weights.mention, findPlaces(body)],
				[weights.tag, findPlaces(tags.join(" · "))],
				[weights.subject, findPlaces(`${title} · ${slug.replaceAll("-", " ")}`)],
			),
			products: weigh(
				[weights.link, linked],
				[weights.pick, picking.map((product) => product.slug)],
			),
		};
	});
});

/** Slugs with their weights; of two, the later counts. */
function weigh(...found: [weight: number, slugs: Iterable<string>][]): Map<string, number> {
	return new Map(found.flatMap(([weight, slugs]) => Array.from(slugs, (slug) => [slug, weight])));
}

/**
 * Up to three posts about a product for a suburb: those that say most about both; among equals those that name a
 * neighbouring place, then the newest. A post on another subject is not listed just because it names the place.
 */
export function listMentions(content: Content, suburb: Suburb, product: Product): Post[] {
	const near = listNeighbours(content, suburb).same;
	return getMentions(content)
		.flatMap(({ post, places, products }) => {
			const weight = products.get(product.slug);
			if (!weight) return [];
			const isNear = near.some(({ slug }) => places.has(slug));
			return { post, score: weight + (places.get(suburb.slug) ?? 0) + Number(isNear) / 2 };
		})
		.sort((a, b) => b.score - a.score)
		.slice(0, most)
		.map(({ post }) => post);
}

/** Posts that name a suburb: those that say most about it first, then the newest. */
export function listPostsOf(content: Content, { slug }: Suburb): Post[] {
	return getMentions(content)
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
		const named = [...text.replace(/\]\([^)]*\)/g, "]").matchAll(pattern)].flatMap(([name]) => {
			const [only, ...more] = byName.get(name.toLowerCase()) ?? [];
			return only && more.length === 0 ? only.slug : [];
		});
		const linked = listTextLinks(text).flatMap((path) => {
			const [, first, slug = ""] = path.split("/");
			return first === "locations" && slugs.has(slug) ? slug : [];
		});
		return new Set([...named, ...linked]);
	};
});
