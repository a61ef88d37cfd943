import { beforeAll, describe, expect, test } from "vitest";
import { kiama, openPosts, type SpoiltPosts } from "../../tests/spoiltPost.ts";
import { editContent } from "./editor.ts";
import { formatFault } from "./faults.ts";

let posts: SpoiltPosts;

beforeAll(() => {
	posts = openPosts();
}, 60_000);

test("ENT-17 PST-21 the posts that stand in the project stand every rule of the editor's check", () => {
	const { faults, posts: edited } = editContent(posts.checked);
	expect(faults.map(formatFault)).toEqual([]);
	expect(edited.length).toBeGreaterThanOrEqual(89);
}, 60_000);

describe("the editor's check says nothing of", () => {
	test.each<[what: string, text: string]>([
		["a sum that is shown", "Two cost 2 × $800 = $1,600, and $1,600 + $500 = $2,100."],
		["a sum in words", "Four at $800 come to $3,200."],
		["a size that is called an example", "Say the sill is 37 mm deep."],
		["a fact in another unit", "It keeps 0.9 m off the boundary, which is 90 cm."],
		["a share with its up to", "Mesh stops up to 78% of the heat through the glass."],
		["a checked figure about a place", "A westerly has gusted to 98 km/h here."],
		["a price by the square metre", "Polymer shutters cost $300 to $500 per m²."],
		["a price by the piece", "A zip screen costs $800 to $2,800 a screen."],
		["one hyphen, and an en dash", "A wind-swept frame lasts 15–25 years."],
		["a year", "It was built in 1978."],
		["a possessive and a hyphen", "Kiama's wind-swept headland isn't kind to cut-price screens."],
	])("%s", (_what, text) => {
		expect(posts.edit(kiama, "Never spray", `${text} Never spray`).map(formatFault)).toEqual([]);
	});
});
