import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { describeTilts, getLouvre, passSun } from "./louvreData.ts";

const low = { elevation: 24, aside: -27 };
const high = { elevation: 56, aside: 45 };

test("level blades stop a high sun and let a low one in, outer edges down stop that too, and blades along the sun let all of it in", () => {
	expect(passSun(0, high)).toBe(0);
	// tan 24° / cos 27° is the tangent of 26.5°, of which blades 0.87 of their width apart stop 0.574.
	expect(passSun(0, low)).toBeCloseTo(0.426, 2);
	expect(passSun(-40, low)).toBe(0);
	expect(passSun(0, { elevation: 36, aside: 105 })).toBeUndefined();
	expect(passSun(30, { elevation: 30, aside: 0 })).toBeCloseTo(1);
});

test.each([
	["through", low],
	["stopped", high],
	["edge", { elevation: 38.7, aside: 0 }],
	["behind", { elevation: 36, aside: 105 }],
] as const)("level blades say of a sun that is %s just that", (said, sun) => {
	const { louvre } = getContent();
	expect(describeTilts(louvre, sun)[4]).toBe(`${louvre.tilts[4]?.text} ${louvre.sun[said]}`);
});

test("BEY-15 a blade is offered with a picture for each hour, and an hour with a sentence for each tilt", () => {
	const { choices, views, labels, sentences } = getLouvre(getContent());
	const tilts = sentences.map((sentence) => sentence.split(":")[0]);
	expect(tilts).toEqual(["40° up", "Level", "40° down"]);
	const [blades = [], hours = []] = choices.map(({ options }) => options);
	expect(blades.length).toBeGreaterThan(0);
	for (const { value: blade } of blades)
		for (const { value: hour } of hours)
			expect(views[`${blade}-${hour}`]?.says).toHaveLength(labels.length);
});
