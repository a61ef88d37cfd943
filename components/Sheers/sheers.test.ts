import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { getSheers } from "./sheersData.ts";

test("BEY-16 a cloth is offered with a picture from the footpath and one from the room, and each says what is seen at every hour", () => {
	const { choices, views, labels, sentences } = getSheers(getContent(), "voile");
	const [cloths = [], sides = []] = choices.map(({ options }) => options);
	expect(cloths.length).toBeGreaterThan(2);
	for (const { value: cloth } of cloths)
		for (const { value: side } of sides)
			expect(views[`${cloth}-${side}`]?.says).toHaveLength(labels.length);
	expect(sentences).toHaveLength(cloths.length * 2);
});
