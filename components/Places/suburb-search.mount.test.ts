// @vitest-environment jsdom
import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { find } from "../Search/find.ts";
import { makeIndex } from "../Search/fullTextIndex.ts";
import { readSuburbs } from "./suburb-search.mount.ts";

const { regions, suburbs } = getContent();
document.body.innerHTML = regions
	.map(({ name: region, slug: regionSlug }) => {
		const rows = suburbs
			.filter((suburb) => suburb.regionSlug === regionSlug)
			.map(
				({ slug, name, postcode }) =>
					`<li><a href="/locations/${slug}">${name}</a> <small>${postcode}</small></li>`,
			);
		return `<section data-suburbs="${region}"><ul class="suburbs">${rows.join("")}</ul></section>`;
	})
	.join("");
const index = makeIndex(readSuburbs(document));
const names = (words: string) =>
	find(index, words).groups.flatMap(({ hits }) => hits.map(({ title }) => title));

test("LOC-07 every suburb is found first by the words of its own row", () => {
	const missed = suburbs.filter(({ name, region, postcode, slug }) => {
		const [group] = find(index, `${name} ${region} ${postcode}`).groups;
		return group?.hits[0]?.path !== `/locations/${slug}`;
	});
	expect(missed.map(({ name }) => name)).toEqual([]);
});

test.each([
	["corr", ["Corrimal", "East Corrimal"]],
	["Mt St Thomas NSW 2500", ["Mount Saint Thomas"]],
	["bulli, NSW 2516", ["Bulli"]],
	["Nth Wollongong", ["North Wollongong"]],
	["mossvale", ["Moss Vale"]],
	["thiroul", ["Thirroul"]],
	["Mitagong", ["Mittagong"]],
	["willow vale kiama", ["Willow Vale"]],
	["Wollongong CBD", ["Wollongong"]],
	["Sth Highlands", ["Bowral", "Mittagong"]],
])("%s, as people write it, leads to its suburbs", (words, wanted) => {
	expect(names(words)).toEqual(expect.arrayContaining(wanted));
	if (wanted.length === 1) expect(names(words)[0]).toBe(wanted[0]);
});

test("a postcode is meant as typed", () => {
	const postcodes = find(index, "2534").groups[0]?.hits.map(({ note }) => note.slice(-4));
	expect(new Set(postcodes)).toEqual(new Set(["2534"]));
});

test.each(["Sydney", "Nowra", "2000", "<script>", "", "nsw"])("none of ours is %j", (words) => {
	expect(names(words)).toEqual([]);
});
