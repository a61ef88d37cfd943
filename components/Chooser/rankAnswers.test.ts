import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { listChooser } from "./chooserAnswers.ts";
import { type Given, rankAnswers } from "./rankAnswers.ts";

const { advice } = getContent().chooser;

/** What the page shows first for a home, by product or, where none is advised, by the title of the answer. */
function choose(trouble: string, given: Given): string[] {
	const ranked = rankAnswers(advice[trouble] ?? [], given);
	return ranked.slice(0, 3).map(({ product, title }) => product ?? `“${title}”`);
}

test.each<[home: string, trouble: string, given: Given, answers: string[]]>([
	[
		"A west living room in a house of one’s own",
		"heat",
		{ room: "living", facing: "west", side: "outside", home: "own" },
		["zip-screens", "roller-shutters", "plantation-shutters"],
	],
	[
		"A west bedroom in Dapto",
		"heat",
		{ room: "bedroom", facing: "west", side: "outside", home: "own" },
		["roller-shutters", "zip-screens", "plantation-shutters"],
	],
	[
		"The same bedroom, rented",
		"heat",
		{ room: "bedroom", facing: "west", side: "inside", home: "rent" },
		["roller-blinds", "sheer-curtains", "plantation-shutters"],
	],
	[
		"North windows over a deck",
		"heat",
		{ room: "living", facing: "north", side: "outside", home: "own" },
		["awnings", "zip-screens", "roller-shutters"],
	],
	[
		"A south study",
		"heat",
		{ room: "study", facing: "south", home: "own" },
		["“Buy nothing yet”", "zip-screens", "roller-shutters"],
	],
	[
		"A unit where nothing may go outside",
		"heat",
		{ room: "living", facing: "west", side: "inside", home: "strata" },
		["plantation-shutters", "roller-blinds", "sheer-curtains"],
	],
	[
		"A west patio",
		"heat",
		{ room: "patio", facing: "west", side: "outside", home: "own" },
		["zip-screens", "louvered-roof-systems", "awnings"],
	],
	[
		"A café front to the north",
		"heat",
		{ room: "shop", facing: "north", side: "outside", home: "own" },
		["awnings", "zip-screens", "roller-shutters"],
	],
	[
		"A child’s west room",
		"heat",
		{ room: "child", facing: "west", side: "outside", home: "own" },
		["zip-screens", "roller-shutters", "plantation-shutters"],
	],
	[
		"A study with a screen to the east",
		"glare",
		{ room: "study", facing: "east", home: "own" },
		["roller-blinds", "venetian-blinds", "veri-shades"],
	],
	[
		"A kitchen to the west",
		"glare",
		{ room: "kitchen", facing: "west", home: "own" },
		["venetian-blinds", "roller-blinds", "veri-shades"],
	],
	[
		"A rented living room with a slider",
		"glare",
		{ room: "living", home: "rent" },
		["veri-shades", "roller-blinds", "venetian-blinds"],
	],
	[
		"A balcony over the lake",
		"glare",
		{ room: "patio", facing: "west", side: "outside", home: "strata" },
		["zip-screens", "zip-screens-awnings"],
	],
	[
		"A balcony where strata allows nothing outside",
		"glare",
		{ room: "patio", facing: "west", side: "inside", home: "strata" },
		[],
	],
	[
		"A front room on the street",
		"night",
		{ room: "living", home: "own" },
		["veri-shades", "roller-blinds", "plantation-shutters"],
	],
	[
		"A ground-floor bathroom",
		"night",
		{ room: "bathroom", home: "own" },
		["plantation-shutters", "roller-blinds", "venetian-blinds"],
	],
	[
		"A rented bedroom",
		"night",
		{ room: "bedroom", home: "rent" },
		["roller-blinds", "veri-shades", "plantation-shutters"],
	],
	["A lit patio", "night", { room: "patio", home: "own" }, ["“Move the light first”"]],
	[
		"A cottage near the footpath",
		"day",
		{ room: "living", home: "own" },
		["sheer-curtains", "plantation-shutters", "veri-shades"],
	],
	[
		"A bathroom beside the neighbours",
		"day",
		{ room: "bathroom", home: "own" },
		["plantation-shutters", "venetian-blinds", "roller-blinds"],
	],
	[
		"A child’s room",
		"day",
		{ room: "child", home: "own" },
		["sheer-curtains", "plantation-shutters", "veri-shades"],
	],
	[
		"A shift worker’s bedroom",
		"dark",
		{ room: "bedroom", side: "outside", home: "own" },
		["roller-shutters", "roller-blinds", "sheer-curtains"],
	],
	[
		"A bedroom in a unit",
		"dark",
		{ room: "bedroom", side: "inside", home: "strata" },
		["roller-blinds", "sheer-curtains", "vertical-blinds"],
	],
	[
		"A child who wakes at five",
		"dark",
		{ room: "child", side: "inside", home: "own" },
		["roller-blinds", "sheer-curtains", "vertical-blinds"],
	],
	[
		"A patio open to the southerly",
		"weather",
		{ room: "patio", facing: "south", side: "outside", home: "own" },
		["zip-screens", "zip-screens-awnings", "louvered-roof-systems"],
	],
	[
		"A window that lets the rain in",
		"weather",
		{ room: "bedroom", facing: "south", home: "own" },
		["“A builder or glazier first”"],
	],
	[
		"A house at the edge of the bush",
		"fire",
		{ room: "living", side: "outside", home: "own" },
		["“Your certifier and the NSW RFS first”", "roller-shutters"],
	],
	[
		"The same with nothing outside",
		"fire",
		{ room: "bedroom", side: "inside", home: "strata" },
		["“Your certifier and the NSW RFS first”", "“Nothing hung inside”"],
	],
	[
		"A holiday house",
		"theft",
		{ room: "living", side: "outside", home: "own" },
		["roller-shutters", "“A locksmith first”"],
	],
	[
		"A ground-floor unit",
		"theft",
		{ room: "bedroom", side: "inside", home: "strata" },
		["“A locksmith first”", "“Nothing hung inside”"],
	],
	[
		"A cold bedroom in Robertson",
		"draught",
		{ room: "bedroom", home: "own" },
		["“Seals first”", "sheer-curtains", "plantation-shutters"],
	],
	["A windy deck", "draught", { room: "patio", side: "outside", home: "own" }, ["zip-screens"]],
])("%s: %s", (_home, trouble, given, answers) => {
	expect(choose(trouble, given)).toEqual(answers);
});

test("bushfire advice begins with the certifier and the RFS in every home, and offers no ordinary product", () => {
	const { questions } = getContent().chooser;
	for (const room of Object.keys(questions.room.answers))
		for (const side of Object.keys(questions.side.answers)) {
			const [first, ...others] = rankAnswers(advice.fire ?? [], { room, side });
			expect(first?.title).toBe("Your certifier and the NSW RFS first");
			for (const { product, title } of others)
				if (product) expect([product, title]).toEqual(["roller-shutters", "Bushfire shutter"]);
		}
});

test("nothing is offered for outside where only the inside is possible", () => {
	const outside = [
		"zip-screens",
		"zip-screens-awnings",
		"awnings",
		"roller-shutters",
		"louvered-roof-systems",
		"bioclimatic-pergolas",
	];
	for (const trouble of Object.keys(advice))
		for (const answer of choose(trouble, { side: "inside", room: "living" }))
			expect(outside).not.toContain(answer);
});

test("a child’s room is never sent to a corded blind first", () => {
	for (const trouble of Object.keys(advice))
		expect(choose(trouble, { room: "child" })[0]).not.toBe("venetian-blinds");
});

test("an answer that names its own price has that range and no other", () => {
	const fire = listChooser().troubles.find(({ id }) => id === "fire");
	const shutter = fire?.answers.find(({ title }) => title === "Bushfire shutter");
	expect(shutter?.price).toEqual({
		term: "Guide price per window",
		value: "$600 to $2,000",
	});
});
