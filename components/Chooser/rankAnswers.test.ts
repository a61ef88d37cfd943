import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { readTable } from "../../tests/readTable.ts";
import { type Given, rankAnswers } from "./rankAnswers.ts";

const { advice } = getContent().chooser;
const troubles = Object.keys(advice);

/** What the page shows first for a home, by product or, where none is advised, by the title of the answer. */
function choose(trouble: string, given: Given): string[] {
	const ranked = rankAnswers(advice[trouble] ?? [], given);
	return ranked.slice(0, 3).map(({ product, title }) => product ?? `“${title}”`);
}

/** A home, its trouble, the room, facing, side and home of its window, and the answers. */
const homes = readTable(`
A west living room in a house of one’s own    | heat    | living west outside own   | zip-screens, roller-shutters, plantation-shutters
A rented west bedroom                         | heat    | bedroom west inside rent  | roller-blinds, sheer-curtains, plantation-shutters
North windows over a deck                     | heat    | living north outside own  | awnings, zip-screens, roller-shutters
A south study                                 | heat    | study south - own         | “Buy nothing yet”, zip-screens, roller-shutters
A unit where nothing may go outside           | heat    | living west inside strata | plantation-shutters, roller-blinds, sheer-curtains
A west patio                                  | heat    | patio west outside own    | zip-screens, louvered-roof-systems, awnings
A child’s west room                           | heat    | child west outside own    | zip-screens, plantation-shutters, awnings
A study with a screen to the east             | glare   | study east - own          | roller-blinds, venetian-blinds, veri-shades
A balcony where strata allows nothing outside | glare   | patio west inside strata  |
A rented bedroom                              | night   | bedroom - - rent          | roller-blinds, veri-shades, plantation-shutters
A shift worker’s bedroom                      | dark    | bedroom - outside own     | roller-shutters, roller-blinds, sheer-curtains
A bedroom in a unit                           | dark    | bedroom - inside strata   | roller-blinds, sheer-curtains, vertical-blinds
A patio open to the southerly                 | weather | patio south outside own   | zip-screens, zip-screens-awnings, louvered-roof-systems
A window that lets the rain in                | weather | bedroom south - own       | “A builder or glazier first”
A house at the edge of the bush               | fire    | living - outside own      | “Your certifier and the NSW RFS first”, roller-shutters
The same with nothing outside                 | fire    | bedroom - inside strata   | “Your certifier and the NSW RFS first”, “Nothing hung inside”
A holiday house                               | theft   | living - outside own      | “A locksmith first”, roller-shutters
A windy deck                                  | draught | patio - outside own       | zip-screens`);

test.each(homes)("%s: %s", (_home, trouble = "", window = "", answers = "") => {
	const [room, facing, side, home] = window.split(" ");
	expect(choose(trouble, { room, facing, side, home }).join(", ")).toBe(answers);
});

test("what is known moves an answer by two places and a half, keeps it in, or leaves it out", () => {
	const rank = (rules: Parameters<typeof rankAnswers>[0], given: Given) =>
		rankAnswers(rules, given).map((rule) => rules.indexOf(rule));
	const plain = [{}, {}, {}, {}];
	const west = { facing: ["west", "north"] };
	expect(rank([...plain, { up: west }], { facing: "west" })).toEqual([0, 1, 4, 2, 3]);
	expect(rank([{ down: west }, ...plain], { facing: "west" })).toEqual([1, 2, 0, 3, 4]);
	const twice = { ...west, room: ["patio"] };
	expect(rank([...plain, { up: twice }], { facing: "west", room: "patio" })[0]).toBe(4);
	expect(rank([{ up: west }, { down: west }, { never: west }], { facing: "unsure" })).toEqual([
		0, 1, 2,
	]);
	expect(rank([{ never: twice }, { only: twice }], { facing: "north" })).toEqual([1]);
	expect(rank([{ only: twice }], { room: "shop" })).toEqual([]);
});

test("every trouble is answered somewhere; a child's room gets no roller shutter, nor a corded blind first", () => {
	expect(troubles).toHaveLength(10);
	const listed = troubles.map((trouble) => choose(trouble, { room: "child", side: "outside" }));
	expect(listed.filter((answers) => answers.length > 0)).toHaveLength(10);
	expect(listed.flat()).not.toContain("roller-shutters");
	expect(listed.map(([first]) => first)).not.toContain("venetian-blinds");
});

test("bushfire advice begins with the certifier and the RFS in every home, and offers no ordinary product", () => {
	const { room, side } = getContent().chooser.questions;
	const homes = Object.keys(room.answers).flatMap((room) =>
		Object.keys(side.answers).map((side) => rankAnswers(advice.fire ?? [], { room, side })),
	);
	expect(homes.length).toBeGreaterThan(20);
	for (const [first, ...others] of homes) {
		expect(first?.title).toBe("Your certifier and the NSW RFS first");
		const offered = others.filter(({ product }) => product).map(({ title }) => title);
		expect(offered.filter((title) => title !== "Bushfire shutter")).toEqual([]);
	}
});

test("nothing is offered for outside where only the inside is possible", () => {
	const outside = /zip-screens|awnings|roller-shutters|roof-systems|pergolas/;
	for (const room of ["living", "patio", "shop"]) {
		const of = (side: string) => troubles.flatMap((trouble) => choose(trouble, { side, room }));
		expect(of("outside").join()).toMatch(outside);
		expect(of("inside").join()).not.toMatch(outside);
	}
});
