// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { find } from "../Search/find.ts";
import { listFinderPlaces } from "./finderChoices.ts";
import { findMeant, findOutside, indexSuburbs, SuburbSearch } from "./SuburbSearch.tsx";

const { suburbs } = getContent();
const places = listFinderPlaces(getContent());
const { outside } = places;
const index = indexSuburbs(places.suburbs);
const hits = (words: string) => find(index, words).groups.flatMap((group) => group.hits);
const names = (words: string) => hits(words).map(({ title }) => title);

test("LOC-07 every suburb is found first by its name, region and postcode", () => {
	expect(places.suburbs).toHaveLength(suburbs.length);
	const missed = suburbs.filter(({ name, region, postcode, slug }) => {
		return hits(`${name} ${region} ${postcode}`)[0]?.path !== `/locations/${slug}`;
	});
	expect(missed.map(({ name }) => name)).toEqual([]);
});

test.each<[words: string, wanted: string[], meant?: string]>([
	["kiama", ["Kiama"], "kiama"],
	["Bulli, NSW 2516", ["Bulli"], "bulli"],
	["Mt St Thomas NSW 2500", ["Mount Saint Thomas"], "mount-saint-thomas"],
	["Nth Wollongong", ["North Wollongong"], "north-wollongong"],
	["Wollongong CBD", ["Wollongong"]],
	["mossvale", ["Moss Vale"], "moss-vale"],
	["Mitagong", ["Mittagong"], "mittagong"],
	["thirr", ["Thirroul"], "thirroul"],
	["corr", ["Corrimal", "East Corrimal"]],
	["willow vale", ["Willow Vale"]],
	["Sth Highlands", ["Bowral", "Mittagong"]],
	["robertson pies", ["Robertson"]],
	["kembla wharf", ["Kembla Grange"]],
])(
	"%s, as people write it, leads to %s, and what is meant beyond doubt is %s",
	(words, wanted, meant) => {
		const found = find(index, words);
		const titles = found.groups.flatMap((group) => group.hits).map(({ title }) => title);
		expect(titles).toEqual(expect.arrayContaining(wanted));
		if (meant) expect(titles[0]).toBe(wanted[0]);
		expect(findMeant(found, words)?.path).toBe(meant && `/locations/${meant}`);
	},
);

test.each(["2500", "2527", "2533", "2534", "2577"])(
	"%s finds the suburbs that have it, the biggest first, and those without homes last",
	(postcode) => {
		const there = suburbs.filter((suburb) => suburb.postcode === postcode);
		const found = names(postcode);
		expect(found.toSorted()).toEqual(there.map(({ name }) => name).toSorted());
		const isSettled = (name: string) => !there.find((suburb) => suburb.name === name)?.homes;
		const settled = found.map(isSettled);
		expect(settled).toEqual(settled.toSorted((a, b) => Number(b) - Number(a)));
		if (postcode === "2500") expect(found[0]).toBe("Wollongong");
	},
);

test.each(["Sydney", "Nowra", "2000", "<script>", "", "nsw"])("none of ours is %j", (words) => {
	expect(names(words)).toEqual([]);
});

test("a well-known place outside is none of ours, and is found by its name, its beginning and its postcode", () => {
	expect(outside.length).toBeGreaterThan(20);
	const asked = (words: string, isFound = false) => findOutside(words, outside, isFound)?.name;
	for (const { name } of outside) expect(asked(`${name} NSW`, true)).toBe(name);
	const ours = suburbs.map(({ name }) => name);
	expect(outside.filter(({ name }) => ours.includes(name))).toEqual([]);
	expect([asked("nowr"), asked("now"), asked("NSW 2541")]).toEqual(["Nowra", "Nowra", "2541"]);
	expect([asked("nowr", true), asked("2577", true)]).toEqual([undefined, undefined]);
	for (const words of ["", "no", "xqz", "2999"]) expect(asked(words)).toBeUndefined();
});

test("LOC-07 below the first suburbs of many stands a search of the whole site, which promises no number", async () => {
	render(<SuburbSearch {...places} />);
	await userEvent.type(screen.getByRole("textbox", { name: "Suburb or postcode" }), "kiama");
	const link = await screen.findByRole("link", { name: "Search the whole site for “kiama”" });
	expect(link.getAttribute("href")).toBe("/search?q=kiama");
});

test.each([
	["Berry", "Broughton Village"],
	["Sydney", "Helensburgh"],
	["2541", "Broughton Village"],
])(
	"someone from %s is told of the nearest suburb that we list, and of the phone",
	async (from, to) => {
		render(<SuburbSearch {...places} />);
		await userEvent.type(screen.getByRole("textbox", { name: "Suburb or postcode" }), from);
		const link = await screen.findByRole("link", { name: to });
		const said = link.closest("p")?.textContent;
		expect(said).toMatch(new RegExp(`^${from} is outside the area that we list.*, \\d+ km away`));
		expect(said).toContain(places.phone);
		const away = /\d+ km away/.exec(said ?? "")?.[0];
		await waitFor(() =>
			expect(screen.getByRole("status").textContent).toBe(
				`The nearest place we serve is ${to}, ${away}.`,
			),
		);
	},
);
