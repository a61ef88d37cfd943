import { describe, expect, test } from "vitest";
import { listPaths } from "../../scripts/content/addresses.ts";
import { getContent, type Suburb } from "../../scripts/content/collections.ts";
import { queries, spellings } from "../../tests/searchQueries.ts";
import { makeIndex, readIndex } from "./engine.ts";
import { listEntries } from "./entries.ts";
import { type Findings, find } from "./find.ts";

const entries = await Array.fromAsync(listEntries(), ({ entry }) => entry);
const index = await readIndex(JSON.stringify(makeIndex(entries)));
const paths = new Set(listPaths(getContent()));

/** Addresses of the first results of each group. */
function first({ groups }: Findings, count: number): string[] {
	return groups.flatMap(({ hits }) => hits.slice(0, count).map(({ path }) => path));
}

describe("ten searches that people make", () => {
	test.each(queries)(
		"BEY-04 $words finds its page among the first three of a group ($why)",
		({ words, answers }) => {
			const found = first(find(index, words), 3);
			expect(found.filter((path) => answers.includes(path))).not.toEqual([]);
		},
	);
});

describe("search", () => {
	test("BEY-04 a product and a place lead to the product's page in that place, before all else", () => {
		for (const words of [
			"zip screens kiama",
			"kiama zip screens",
			"ZIP SCREENS, KIAMA",
			"zip screen kiam",
		]) {
			expect([words, find(index, words).groups[0]?.hits[0]?.path]).toEqual([
				words,
				"/locations/kiama/zip-screens",
			]);
		}
	});

	test.each(spellings)(
		"BEY-04 %j, as people write it, leads to %s before all else",
		(words, path) => {
			expect(first(find(index, words), 1)[0]).toBe(path);
		},
	);

	test("BEY-04 a product's name finds the same without its spaces, alone and beside a place", () => {
		// Verishades are a word of the posts, so they find those first.
		const products = getContent().products.filter(({ slug }) => slug !== "veri-shades");
		const unlike = products.flatMap(({ name }) =>
			[name, name.replace(/s$/, "")].flatMap((words) =>
				[words, `${words} kiama`].filter((apart) => {
					const joined = apart.replace(words, words.replaceAll(" ", ""));
					const [asked, found] = [apart, joined].map((typed) => first(find(index, typed), 3));
					return JSON.stringify(asked) !== JSON.stringify(found);
				}),
			),
		);
		expect(unlike).toEqual([]);
	});

	test("BEY-04 a name is found without its spaces before its last word is whole", () => {
		for (const words of ["rollersh", "ROLLERSHUT", "roller-shut"])
			expect(first(find(index, words), 1)).toContain("/products/roller-shutters");
	});

	test("BEY-04 every product is found in every place by its name and the place's", () => {
		const { products, suburbs } = getContent();
		const isTwin = ({ name }: Suburb) => suburbs.filter((one) => one.name === name).length > 1;
		const sample = suburbs.filter((suburb, position) => position % 9 === 0 || isTwin(suburb));
		const missed = sample.flatMap((suburb) =>
			products.flatMap((product) => {
				const words = `${product.name} ${suburb.name}`;
				const found = first(find(index, words), 3);
				const asked = suburbs.filter(({ name }) => name === suburb.name);
				const isFound = asked.every(({ slug }) =>
					found.includes(`/locations/${slug}/${product.slug}`),
				);
				return isFound ? [] : [words];
			}),
		);
		expect(missed).toEqual([]);
	});

	test("BEY-04 Q20 of two places with one name that of the postcode or region asked for comes first", () => {
		const { suburbs } = getContent();
		const twins = suburbs.filter(({ name }) => name === "Willow Vale");
		expect(twins).toHaveLength(2);
		for (const { slug, region, postcode } of twins) {
			for (const words of [`awnings willow vale ${postcode}`, `${region} willow vale awnings`]) {
				const [found] = first(find(index, words), 1);
				expect([words, found]).toEqual([words, `/locations/${slug}/awnings`]);
			}
		}
	});

	test("BEY-04 a region and a product lead to the region's page", () => {
		expect(first(find(index, "awnings southern highlands"), 1)).toContain(
			"/locations/region/southern-highlands/awnings",
		);
	});

	test("BEY-04 a state after the place, or near me, changes nothing", () => {
		const { products, suburbs } = getContent();
		const pairs = [
			...suburbs.map(({ name }) => [name, `${name} NSW`] as const),
			...products.map(({ name }) => [name, `${name} near me`] as const),
			["shutters bulli", "shutters bulli nsw"] as const,
		];
		const changed = pairs.filter(([words, more]) => {
			const [less, whole] = [words, more].map((asked) => first(find(index, asked), 5));
			return JSON.stringify(less) !== JSON.stringify(whole);
		});
		expect(changed).toEqual([]);
	});

	test("BEY-04 a longer place name goes before the shorter one in it", () => {
		expect(first(find(index, "sheer curtains kiama downs"), 1)[0]).toBe(
			"/locations/kiama-downs/sheer-curtains",
		);
	});

	test("BEY-04 a word that only begins like a place is not taken for it", () => {
		const found = first(find(index, "outdoor blinds wind"), 5);
		expect(found.filter((path) => path.includes("windang"))).toEqual([]);
	});

	test("BEY-04 a postcode is meant as typed", () => {
		const notes = find(index, "2533").groups[0]?.hits.map(({ note }) => note.slice(-4));
		expect(new Set(notes)).toEqual(new Set(["2533"]));
	});

	test("BEY-04 every suburb is found by its name, first among the places", () => {
		const missed = getContent().suburbs.filter(({ name, slug }) => {
			const places = find(index, name).groups.find(({ kind }) => kind === "place");
			const same = places?.hits.filter(({ title }) => title === name).map(({ path }) => path);
			return places?.hits[0]?.title !== name || !same?.includes(`/locations/${slug}`);
		});
		expect(missed.map(({ name }) => name)).toEqual([]);
	});

	test("BEY-04 every product and every post is found by its title, first of its kind", () => {
		const { products, posts } = getContent();
		const titles = [
			...products.map(({ name, slug }) => [name, "product", `/products/${slug}`] as const),
			...posts.map(({ title, slug }) => [title, "post", `/blog/${slug}`] as const),
		];
		const missed = titles.filter(([title, kind, path]) => {
			const group = find(index, title).groups.find((candidate) => candidate.kind === kind);
			return group?.hits[0]?.path !== path;
		});
		expect(missed.map(([title]) => title)).toEqual([]);
	});

	test("BEY-04 RT-30 every address that can be found is a page", () => {
		const { products, suburbs, regions } = getContent();
		const made = [
			...entries.map(({ path }) => path),
			...suburbs.flatMap(({ name }) => first(find(index, `${name} ${products[0]?.name}`), 3)),
			...regions.flatMap(({ name }) => first(find(index, `${name} awnings`), 3)),
		].map((path) => path.replace(/#.*/, ""));
		expect(made.filter((path) => !paths.has(path))).toEqual([]);
	});

	test("BEY-04 nothing is found for nothing, for words that are ignored and for what is nowhere; every product is offered instead", () => {
		const all = getContent().products.map(({ slug }) => `/products/${slug}`);
		for (const words of ["", "  ", "the of", "!?", "xqzzw", "<img src=x onerror=alert(1)>qq"]) {
			const { groups, total, instead } = find(index, words);
			expect([words, groups, total]).toEqual([words, [], 0]);
			expect(instead?.map(({ path }) => path)).toEqual(all);
		}
	});

	test("BEY-04 where nothing has all of the words, what has some of them is given as near", () => {
		const near = find(index, "fly screens");
		expect(near.isNear).toBe(true);
		expect(near.groups[0]?.hits[0]?.path).toBe("/products/zip-screens");
		expect(near.total).toBeLessThanOrEqual(8);
		expect(find(index, "zip screens").isNear).toBe(false);
	});

	test("BEY-04 up to three letters may be wrong in a long word", () => {
		const found = find(index, "plantashun shutters");
		expect(found.isNear).toBe(false);
		expect(found.groups[0]?.hits[0]?.path).toBe("/products/plantation-shutters");
	});

	test("BEY-04 groups hold one kind each, best first, and the total counts every result", () => {
		const { groups, total } = find(index, "shutters");
		expect(groups.map(({ kind }) => kind)).toEqual([...new Set(groups.map(({ kind }) => kind))]);
		for (const { kind, hits } of groups) {
			expect(hits.every((hit) => hit.kind === kind)).toBe(true);
			const scores = hits.map(({ score }) => score);
			expect(scores).toEqual(scores.toSorted((a, b) => b - a));
		}
		expect(total).toBe(groups.flatMap(({ hits }) => hits).length);
	});
});
