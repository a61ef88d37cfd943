import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { makePageContext } from "../../tests/pageContext.ts";
import { data } from "./+data.ts";

test.each([
	["the terms say", "terms-conditions", true, ["A term."]],
	["the terms leave out what is not kept of", "terms-conditions", false, []],
	["the privacy policy has nothing of", "privacy-policy", true, []],
])("LEG-04 %s the owner's promises that are terms", async (_what, slug, isKept, shown) => {
	const promises = [
		{ text: "A term.", isKept, isTerm: true },
		{ text: "A promise.", isKept: true },
	];
	const services = { ...getContent().services, promises };
	const { promised } = await data(makePageContext({ slug }, { services }));
	expect(promised.map(({ text }) => text)).toEqual(shown);
});
