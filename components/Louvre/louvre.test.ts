import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getLouvre, passSun } from "./louvreData.ts";

const low = { elevation: 24, aside: -27 };
const high = { elevation: 56, aside: 45 };

test("level blades stop a high sun and let a low one in; outer edges down stop that too", () => {
	expect(passSun(0, high)).toBe(0);
	expect(passSun(0, low)).toBeGreaterThan(0.3);
	expect(passSun(-40, low)).toBe(0);
	expect(passSun(0, { elevation: 36, aside: 105 })).toBeUndefined();
});

test("blades that lie along the sun let all of it in", () => {
	expect(passSun(30, { elevation: 30, aside: 0 })).toBeCloseTo(1);
});

test("BEY-15 a blade is offered with a picture for each hour, and an hour with a sentence for each tilt", () => {
	const { choices, views, labels } = getLouvre(getContent());
	const [blades = [], hours = []] = choices.map(({ options }) => options);
	expect(blades.length).toBeGreaterThan(0);
	for (const { value: blade } of blades)
		for (const { value: hour } of hours)
			expect(views[`${blade}-${hour}`]?.says).toHaveLength(labels.length);
});
