import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getPost, getProduct, getSuburb } from "../../tests/entries.ts";
import { getPlaceFinder, listMentions, listPostsOf } from "./postMentions.ts";
import { listQuotes } from "./postQuotes.ts";

const content = getContent();

test("a title says more of a place than a tag, a tag more than the text, and a neighbour's name more than nothing", () => {
	const [warilla, shutters] = [getSuburb("warilla"), getProduct("roller-shutters")];
	const [picked = ""] = shutters.relatedPosts;
	const post = { ...getPost("roller-shutters-warilla-cost"), tags: [], title: "Cost", body: "" };
	const links = ["/products/roller-shutters"];
	const posts = [
		{ ...post, slug: "nothing", links },
		{ ...post, slug: "near", links, body: "Barrack Point" },
		{ ...post, slug: "text", links, body: "A house in Warilla." },
		{ ...post, slug: picked, links: [] },
		{ ...post, slug: "tag", links, tags: ["Warilla"] },
		{ ...post, slug: "title", links, title: "A shutter for Warilla", tags: ["Warilla"] },
		{ ...post, slug: "a-warilla-shutter", links },
		{ ...post, slug: "other", links: [], title: "Warilla" },
	];
	const given = (count: number) => ({ ...content, posts: posts.slice(0, count) });
	const listed = (count: number) =>
		listMentions(given(count), warilla, shutters).map(({ slug }) => slug);
	const named = (count: number) => listPostsOf(given(count), warilla);
	expect(listed(8)).toEqual(["title", "a-warilla-shutter", "tag"]);
	expect(listed(4)).toEqual([picked, "text", "near"]);
	expect(listed(2)).toEqual(["near", "nothing"]);
	expect(named(8)).toEqual([posts[5], posts[6], posts[7]]);
	expect(named(3)).toEqual([posts[2]]);
});

test.each([
	["A flat in North Wollongong, then Kiama Downs.", ["north-wollongong", "kiama-downs"]],
	["Willow Vale", []],
	["[Kiama blinds](/locations/willow-vale-kiama/awnings)", ["kiama", "willow-vale-kiama"]],
	["[there](/blog/kiama) and bowral", ["bowral"]],
])(
	"of %j the suburbs are %j: the longest name counts, and one that two have only as a link",
	(text, slugs) => {
		expect([...getPlaceFinder(content)(text)]).toEqual(slugs);
	},
);

const post = getPost("roller-shutters-warilla-cost");
const [warilla, dapto] = ["/locations/warilla/roller-shutters", "/locations/dapto/awnings"];
/** What the page of a product in a suburb shows of posts with these texts and links. */
function quote(page: string, posts: { slug: string; body: string; links: string[] }[]) {
	const given = { ...content, posts: posts.map((text) => ({ ...post, ...text })) };
	const [, , suburb = "", product = ""] = page.split("/");
	return listQuotes(given, getSuburb(suburb), getProduct(product)).map((found) => [
		found.post.slug,
		found.sections,
		found.words,
	]);
}

test("a page shows the sections that name its suburb most, and those with a sum where the post is for no other", () => {
	const body =
		"Top.\n\n## One\n\nDapto, Warilla.\n\n## Two\n\n### In\n\nDapto, Dapto, Dapto, Warilla, Warilla.\n\n## Sum\n\n2 × $5 = $10";
	const both = [{ slug: "a", body, links: [warilla, dapto] }];
	expect(quote(warilla, both)).toEqual([["a", [1], 3]]);
	expect(quote(dapto, both)).toEqual([["a", [2], 7]]);
	const alone = [{ slug: "a", body, links: [warilla, "/locations/dapto"] }];
	expect(quote(warilla, alone)).toEqual([["a", [1, 2, 3], 14]]);
	for (const page of ["/locations/warilla/awnings", "/locations/kiama/awnings"])
		expect(quote(page, [{ slug: "a", body, links: [warilla, page] }])).toEqual([]);
});

test("a page takes no further section or post once it has 250 words, those first that have most to say of the place", () => {
	const long = (name: string) => `${name} ${"word ".repeat(249)}`;
	const body = `## A\n\nWarilla\n\n## B\n\nWarilla ${long("Warilla")}\n\n![Warilla](/x.svg)`;
	const posts = [
		{ slug: "late", body: long("Warilla"), links: [warilla] },
		{ slug: "warilla", body, links: [warilla] },
	];
	expect(quote(warilla, posts)).toEqual([
		["warilla", [2], 252],
		["late", [], 0],
	]);
});
