import { expect, test, vi } from "vitest";
import { listPaths } from "../../scripts/content/addresses.ts";
import { getContent } from "../../scripts/content/collections.ts";
import { heldBack, queries, questions, spellings, troubles } from "../../tests/searchQueries.ts";
import { listEntries } from "./entries.ts";
import type { Entry } from "./entry.ts";
import { find } from "./find.ts";
import { makeIndex, readIndex } from "./fullTextIndex.ts";

const { posts, products, regions, suburbs } = getContent();
const entries = await Array.fromAsync(listEntries(getContent()));
const index = await readIndex(JSON.stringify(makeIndex(entries)));

/** Addresses of the first results of each group. */
function first(words: string, count: number): string[] {
	return find(index, words).groups.flatMap(({ hits }) =>
		hits.slice(0, count).map(({ path }) => path),
	);
}

test.each(queries)(
	"BEY-04 %j finds its page among the first three of a group",
	(words, ...answers) => {
		expect(first(words, 3).filter((path) => answers.includes(path))).not.toEqual([]);
	},
);

test.each([
	...spellings,
	["privacy policy", "/privacy-policy"],
	["zip screens kiama", "/locations/kiama/zip-screens"],
	["ZIP SCREENS, KIAMA", "/locations/kiama/zip-screens"],
	["zip screen kiam", "/locations/kiama/zip-screens"],
	["zip screens shellh", "/locations/shellharbour/zip-screens"],
	["awnings southern highlands", "/locations/region/southern-highlands/awnings"],
	["plantashun shutters", "/products/plantation-shutters"],
	["rollershut", "/products/roller-shutters"],
])("BEY-04 %j, as people write it, leads to %s before all else", (words, path) => {
	expect(first(words, 1)[0]).toBe(path);
	expect(find(index, words).isNear).toBe(false);
});

test("BEY-04 Q20 products are found in places by both names, of two places with one name the one asked for first", () => {
	const [group] = find(index, "zip screens kiama").groups;
	expect(group?.kind).toBe("place");
	expect(group?.hits[0]).toMatchObject({ kind: "place", title: "Zip Screens in Kiama" });
	expect(group?.hits[0]?.terms.toSorted()).toEqual(["kiama", "screen", "zip"]);
	const twins = suburbs.filter(({ name }) => name === "Willow Vale");
	expect(twins).toHaveLength(2);
	for (const { name, slug } of [...twins, ...suburbs.slice(0, 9)])
		for (const product of products)
			expect(first(`${product.name} ${name}`, 3)).toContain(`/locations/${slug}/${product.slug}`);
	for (const { name, slug, region, postcode } of twins)
		for (const words of [`awnings ${name} ${postcode}`, `${region} ${name} awnings`])
			expect(first(words, 1)[0], words).toBe(`/locations/${slug}/awnings`);
});

test.each([
	["kiama region awnings", "Awnings in the Kiama region"],
	["awnings southern highlands", "Awnings in the Southern Highlands"],
])("Q54 %j finds a page by its heading, %j", (words, title) => {
	expect(find(index, words).groups[0]?.hits[0]?.title).toBe(title);
});

test("BEY-04 every suburb, product and post is found by its name, first of its kind or above all", () => {
	const names = [
		...suburbs.map(({ name }) => ["place", name]),
		...products.map(({ name }) => ["product", name]),
		...posts.map(({ title }) => ["post", title]),
	];
	const missed = names.filter(([kind, name = ""]) => {
		const groups = find(index, name).groups.filter((group) => ["pin", kind].includes(group.kind));
		return !groups.some(({ hits }) => hits[0]?.title === name);
	});
	expect(missed).toEqual([]);
});

test("BEY-04 RT-30 every address that can be found is a page, told by a title and a line", () => {
	expect(entries.filter(({ title, note }) => !title || !note)).toEqual([]);
	const paths = new Set(listPaths(getContent()));
	const found = [
		...entries.map(({ path }) => path),
		...regions.flatMap(({ name }) => first(`${name} awnings`, 3)),
	].map((path) => path.replace(/[#?].*/, ""));
	expect(found.filter((path) => !paths.has(path))).toEqual([]);
});

test.each(["", "  ", "the of", "!?", "xqzzw", "<img src=x onerror=alert(1)>qq"])(
	"BEY-04 nothing is found for %j",
	(words) => expect(find(index, words)).toEqual({ groups: [], total: 0, isNear: false }),
);

test("BEY-04 where nothing has all of the words, what has some of them is given as near", () => {
	for (const words of ["gauze screens", "xqz gauze screens"]) {
		const near = find(index, words);
		expect(near.isNear, words).toBe(true);
		expect(near.groups[0]?.hits[0]?.path).toBe("/products/zip-screens");
		expect(near.total).toBeLessThanOrEqual(8);
	}
});

test.each(questions)("BEY-04 %j leads to %s before all else, and to it once", (words, path) => {
	const { groups, total } = find(index, words);
	expect(groups[0]).toMatchObject({ kind: "pin", hits: [{ path }] });
	const all = groups.flatMap(({ hits }) => hits.map((hit) => hit.path));
	expect(all.filter((other) => other === path)).toEqual([path]);
	expect(total).toBe(all.length);
});

test("BEY-04 what is asked besides a question is still found; opening hours bring themselves alone, and the questions themselves first", () => {
	expect(first("phone number kiama", 1)).toContain("/locations/kiama");
	expect(first("how much do roller shutters cost", 1)).toContain("/products/roller-shutters");
	expect(find(index, "opening hours").total).toBe(1);
	for (const words of ["faq", "FAQs", "frequently asked questions"])
		expect(first(words, 1)[0]).toBe("/contact#faq");
});

test.each(["how much heat do shutters keep out", "opening roof", "zip screens kiama", "recess"])(
	"BEY-04 %j is no such question",
	(words) => expect(find(index, words).groups.map(({ kind }) => kind)).not.toContain("pin"),
);

test("BEY-04 two pages at most stand first, each once, and where one does, nothing that has only some of the words joins it", () => {
	const { groups } = find(index, "compare price and phone number");
	expect(groups[0]?.hits.map(({ kind }) => kind)).toEqual(["pin", "pin"]);
	for (const words of ["glare on tv", "baby blackout"])
		expect(find(index, words)).toMatchObject({ total: 1, isNear: false });
});

test("BEY-04 what has every word comes before what repeats some, and five of them leave out the rest", () => {
	const post = (id: number, body: string) => {
		return { id, kind: "post" as const, title: "", path: `/${id}`, note: "", words: "", body };
	};
	const some = post(0, "cold cold cold bedroom bedroom bedroom");
	const whole = [1, 2, 3, 4, 5].map((id) => post(id, "a bedroom with a cold window"));
	const paths = (...posts: Entry[]) =>
		find(makeIndex(posts), "cold bedroom window").groups[0]?.hits.map(({ path }) => path);
	expect(paths(some, ...whole.slice(1))).toEqual(["/2", "/3", "/4", "/5", "/0"]);
	expect(paths(some, ...whole)).toEqual(["/1", "/2", "/3", "/4", "/5"]);
});

test("BEY-04 a chance word of a text names no product, the beginning of a word no place, and a product has no name of another", () => {
	expect(first("outdoor blinds wind", 5).filter((path) => path.includes("windang"))).toEqual([]);
	for (const words of ["kiama salt wind awnings", "awnings xqz xqy xqw kiama"])
		expect(first(words, 9).filter((path) => /kiama\/./.test(path))).toEqual([]);
	expect(first("domestic roller shutters", 1)).not.toContain("/products/plantation-shutters");
	const guide = entries.filter(({ path }) => path === "/plantation-shutters-guide");
	expect(guide.map(({ body }) => body)).toEqual([""]);
});

test("BEY-04 of sixty things that people type about a trouble, at least 54 lead to the right page first", () => {
	const all = [...troubles, ...heldBack];
	expect(all).toHaveLength(60);
	const wrong = all.filter(([words, ...right]) => !right.includes(first(words, 1)[0] ?? ""));
	expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(6);
});

test("BEY-04 search needs nothing that the oldest browsers we build for do not have", () => {
	// Safari has it from 17.4.
	vi.spyOn(Map, "groupBy").mockImplementation(() => {
		throw new TypeError("Map.groupBy is not a function");
	});
	expect(find(index, "zip screens kiama").total).toBeGreaterThan(0);
});
