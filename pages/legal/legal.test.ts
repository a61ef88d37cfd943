import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { makePageContext } from "../../tests/pageContext.ts";
import { renderWithSite } from "../../tests/renderWithSite.tsx";
import { data } from "./+data.ts";
import { Page } from "./+Page.tsx";

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
	const html = renderWithSite(Page(await data(makePageContext({ slug }, { services }))));
	expect(html.match(/(?<=<p>)A (?:term|promise)\.(?=<\/p>)/g) ?? []).toEqual(shown);
});
