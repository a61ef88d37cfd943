import { describe, expect, test } from "vitest";
import { getContent, getProduct, getRegion, getSuburb } from "../collections.ts";
import { listAlternatives } from "./alternatives.ts";
import { listBlocks } from "./blocks.ts";
import { summariseProduct, summariseRegion, summariseSuburb } from "./descriptions.ts";
import { distanceBetween } from "./distance.ts";
import { listMentions, listPostsOf, readMentions } from "./mentions.ts";
import { getPlaceFinder } from "./names.ts";
import { listBearings, listLeadingSuburbs, listNeighbours, listSuburbs } from "./neighbours.ts";
import { listOtherProducts, listProductsBeside } from "./others.ts";
import { splitLead, takeSentences } from "./sentences.ts";

const { suburbs, products, regions, site } = getContent();
const pages = suburbs.flatMap((suburb) => products.map((product) => ({ suburb, product })));

describe("neighbours", () => {
	test("SBP-05 CST-15 BEY-07 twelve of the same region, never the suburb itself, none nearer left out", () => {
		for (const suburb of suburbs) {
			const slugs = listNeighbours(suburb).map(({ slug }) => slug);
			expect(slugs).toHaveLength(12);
			expect(slugs).not.toContain(suburb.slug);
			const distances = slugs.map((slug) => distanceBetween(suburb, getSuburb(slug)));
			expect(distances).toEqual(distances.toSorted((a, b) => a - b));
			const left = suburbs.filter(
				({ slug, regionSlug }) =>
					regionSlug === suburb.regionSlug && slug !== suburb.slug && !slugs.includes(slug),
			);
			const farthest = distances.at(-1) ?? 0;
			for (const other of left)
				expect(distanceBetween(suburb, other)).toBeGreaterThanOrEqual(farthest);
		}
	});

	test("RGP-05 Q22 a region lists its popular suburbs first, twelve in all", () => {
		for (const region of regions) {
			const slugs = listLeadingSuburbs(region).map(({ slug }) => slug);
			expect(new Set(slugs).size).toBe(12);
			const popular = listSuburbs(region).filter(({ slug }) => site.popularSuburbs.includes(slug));
			expect(slugs.slice(0, popular.length).toSorted()).toEqual(
				popular.map(({ slug }) => slug).toSorted(),
			);
		}
	});

	test("the way from the main town, and from the sea where that says something", () => {
		expect(listBearings(getSuburb("thirroul"))).toEqual([
			{ term: "From Wollongong", value: "13 km north" },
		]);
		expect(listBearings(getSuburb("wollongong"))).toEqual([]);
		expect(listBearings(getSuburb("dapto")).map(({ term }) => term)).toEqual([
			"From Wollongong",
			"From the sea",
		]);
		expect(listBearings(getSuburb("wingello")).map(({ term }) => term)).toEqual(["From Bowral"]);
	});
});

describe("blocks", () => {
	test("SBP-02 every page has a text of its region and product, and a trait unless nobody lives there", () => {
		for (const { suburb, product } of pages) {
			const kinds = listBlocks(suburb, product).map(({ kind }) => kind);
			expect(kinds.at(-1)).toBe("region");
			const traits = kinds.filter((kind) => kind === "trait").length;
			const most = Math.min(3, suburb.traits.length);
			expect(traits).toBe(suburb.homes === "none" ? 0 : suburb.homes === "few" ? 1 : most);
		}
	});

	test("SBP-02 no block keeps a gap for the name, and none stands twice on a page", () => {
		for (const { suburb, product } of pages) {
			const texts = listBlocks(suburb, product).map(({ text }) => text);
			expect(texts.join(" ")).not.toMatch(/[{}]/);
			expect(new Set(texts).size).toBe(texts.length);
		}
	});

	test("SBP-02 a settled suburb's first trait is always spoken of", () => {
		const { traits } = getContent();
		for (const { suburb, product } of pages.filter(({ suburb: { homes } }) => !homes)) {
			const first = traits.find(({ trait }) => trait === suburb.traits[0]);
			expect(listBlocks(suburb, product)[0]?.label).toBe(first?.label);
		}
	});
});

describe("where hardly anybody lives", () => {
	const empty = suburbs.filter(({ homes }) => homes);

	test("the page leads to settled places, and only such a page does", () => {
		expect(empty.length).toBeGreaterThan(10);
		for (const suburb of suburbs) {
			const alternatives = listAlternatives(suburb);
			expect(alternatives.length > 0).toBe(Boolean(suburb.homes));
			for (const { slug } of alternatives) expect(getSuburb(slug).homes).toBeUndefined();
		}
	});
});

describe("other products", () => {
	test("SBP-04 CST-16 Q55 exactly three, all different, never the current one", () => {
		for (const { suburb, product } of pages) {
			const others = listProductsBeside(suburb, product).map(({ product: { slug } }) => slug);
			expect(new Set([...others, product.slug]).size).toBe(4);
			expect(others).toHaveLength(3);
		}
	});

	test("SBP-04 each line is a sentence of that product's own page there, or its short description", () => {
		for (const { suburb, product } of pages) {
			for (const { product: other, line } of listProductsBeside(suburb, product)) {
				const said = listBlocks(suburb, other).map(({ text }) => splitLead(text)[0]);
				expect([...said, other.shortDescription]).toContain(line);
			}
		}
	});

	test("RGP-04 three others for every product of a region", () => {
		for (const product of products) {
			const others = listOtherProducts(product).map(({ slug }) => slug);
			expect(new Set([...others, product.slug]).size).toBe(4);
		}
	});

	test("SBP-04 every product has its turn beside the others", () => {
		const shown = new Set(
			pages.flatMap(({ suburb, product }) =>
				listProductsBeside(suburb, product).map(({ product: { slug } }) => slug),
			),
		);
		expect(shown.size).toBe(products.length);
	});
});

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
				readMentions(post).products.some(([slug]) => slug === product.slug);
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

describe("descriptions", () => {
	const all = [
		...pages.map(({ suburb, product }) => summariseProduct(suburb, product)),
		...suburbs.map(summariseSuburb),
		...regions.flatMap((region) => products.map((product) => summariseRegion(region, product))),
	];

	test("Q43 each has 70 to 160 characters and no two are alike", () => {
		for (const text of all) {
			expect(text.length, text).toBeGreaterThanOrEqual(70);
			expect(text.length, text).toBeLessThanOrEqual(160);
		}
		expect(new Set(all).size).toBe(all.length);
	});

	test("a place without homes does not promise a measure there", () => {
		const text = summariseProduct(getSuburb("macquarie-pass"), getProduct("awnings"));
		expect(text).not.toMatch(/in-home measure/);
		expect(getRegion("shellharbour").slug).toBe("shellharbour");
	});
});

test("sentences end at a mark before a blank, not inside 2.0 °C", () => {
	expect(takeSentences("Bowral averages 2.0 °C. It is cold. Very.", 2)).toBe(
		"Bowral averages 2.0 °C. It is cold.",
	);
	expect(splitLead("One. Two. Three.")).toEqual(["One.", "Two. Three."]);
	expect(splitLead("No mark at all")).toEqual(["No mark at all", ""]);
});
