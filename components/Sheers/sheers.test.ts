import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getSheers } from "./sheersData.ts";

test("BEY-16 a cloth is offered with a picture from the footpath and one from the room, and each says what is seen at every hour", () => {
	const content = getContent();
	const { choices, views, alt, sentences } = getSheers(content, "verishade");
	const { cloths, hours } = content.sheers;
	expect(choices.map(({ value }) => value)).toEqual(["verishade", "outside"]);
	expect(cloths.length).toBeGreaterThan(2);
	expect(choices[0]?.options.map(({ value }) => value)).toEqual(cloths.map(({ id }) => id));
	for (const { id, outside, inside } of cloths) {
		expect(views[`${id}-outside`]?.says).toEqual(outside);
		expect(views[`${id}-inside`]?.says).toEqual(inside);
	}
	expect(alt).toBe(cloths.find(({ id }) => id === "verishade")?.outside[0]);
	expect(sentences).toHaveLength(cloths.length * 2);
	expect(sentences[1]).toContain(
		`, ${hours.at(-1)?.label.toLowerCase()}: ${cloths[0]?.outside.at(-1)}`,
	);
});
