import { describe, expect, test } from "vitest";
import { getContent, getProduct, getSuburb } from "../../scripts/content/collections.ts";
import { getPlaceFinder, listMentions, listPostsOf, readMentions } from "./postMentions.ts";

const { suburbs, products } = getContent();
const pages = suburbs.flatMap((suburb) => products.map((product) => ({ suburb, product })));

describe("posts", () => {
	test("a post on the product in the suburb comes first", () => {
		const first = (suburb: string, product: string) =>
			listMentions(getSuburb(suburb), getProduct(product))[0]?.slug;
		expect(first("kiama", "zip-screens")).toBe("zip-screens-kiama-salt-and-hardware");
		expect(first("robertson", "sheer-curtains")).toBe("winter-curtains-robertson");
		expect(first("warilla", "roller-shutters")).toBe("roller-shutters-warilla-cost");
	});

	test("a post stands only where the product names it or its text leads to the product's page", () => {
		for (const { suburb, product } of pages.filter((_, index) => index % 7 === 0)) {
			const shown = listMentions(suburb, product);
			const isPicked = ({ slug }: { slug: string }) => product.relatedPosts.includes(slug);
			const isLinked = (post: (typeof shown)[number]) =>
				readMentions(post, []).products.has(product.slug);
			expect(shown.every((post) => isPicked(post) || isLinked(post))).toBe(true);
		}
		const slugs = listMentions(getSuburb("bowral"), getProduct("roller-blinds")).map(
			({ slug }) => slug,
		);
		expect(slugs).toContain("double-roller-blinds-day-and-night");
		expect(slugs).not.toContain("louvred-roof-bowral-frost-and-leaves");
	});

	test("every page leads to three posts at most, each of them once", () => {
		for (const { suburb, product } of pages) {
			const slugs = listMentions(suburb, product).map(({ slug }) => slug);
			expect(slugs.length).toBeLessThanOrEqual(3);
			expect(new Set(slugs).size).toBe(slugs.length);
		}
	});

	test.each(["thirroul", "kiama", "wollongong", "bowral", "figtree", "shellharbour"])(
		"the posts about %s come before those that mention it",
		(slug) => {
			const suburb = getSuburb(slug);
			const find = getPlaceFinder();
			const isAbout = ({ title }: { title: string }) => [...find(title)].includes(slug);
			const about = getContent().posts.filter(isAbout);
			expect(about.length).toBeGreaterThan(0);
			const shown = listPostsOf(suburb).slice(0, about.length);
			expect(shown.filter(isAbout)).toHaveLength(shown.length);
		},
	);

	test("the posts of a suburb name it", () => {
		const posts = listPostsOf(getSuburb("robertson"));
		expect(posts.map(({ slug }) => slug)).toContain("winter-curtains-robertson");
	});

	test("a longer name is not taken for the shorter one within it", () => {
		const find = getPlaceFinder();
		expect([...find("A flat in North Wollongong, then East Corrimal.")]).toEqual([
			"north-wollongong",
			"east-corrimal",
		]);
		expect([...find("Willow Vale")]).toEqual([]);
		expect([...find("[there](/locations/willow-vale-kiama/awnings)")]).toEqual([
			"willow-vale-kiama",
		]);
	});
});
