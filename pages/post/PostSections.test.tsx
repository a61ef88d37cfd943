import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { renderWithSite } from "../../tests/renderWithSite.tsx";
import { AuthorBox, QuoteBox } from "./PostSections.tsx";

test.each([
	["Coast & Highlands", "highlands.svg"],
	["Kim Coast", "coast.svg"],
])("PST-10 Q11 the portrait goes by the author's name: %s has %s", (name, file) => {
	const box = <AuthorBox author={{ name, kind: "business", role: "Sells blinds." }} />;
	expect(renderWithSite(box)).toContain(`<img src="/portraits/${file}" alt=""`);
});

test("PST-10 the author box says what the author's file says, and nothing else", () => {
	const author = { name: "Kim Lee", kind: "person", role: "Fitter." } as const;
	const read = (more = {}) =>
		JSDOM.fragment(renderWithSite(<AuthorBox author={{ ...author, ...more }} />)).textContent;
	expect(read()).toBe("Kim LeeFitter.");
	expect(read({ licence: "123C", since: 2012 })).toBe("Kim LeeFitter.Licence: 123CSince 2012");
});

test("PST-07 the call for a quote says which promises the owner keeps, and nothing of the others", () => {
	const { services } = getContent();
	const listShown = (promises = services.promises) => {
		const html = renderWithSite(<QuoteBox />, { services: { ...services, promises } });
		return [...JSDOM.fragment(html).querySelectorAll("li")].map((item) => item.textContent);
	};
	const [first, ...others] = services.promises;
	if (!first) throw new Error("there are no promises");
	expect(others).not.toEqual([]);
	expect(listShown()).toEqual(
		services.promises.flatMap(({ isKept, text }) => (isKept ? text : [])),
	);
	const turned = { ...first, isKept: !first.isKept };
	expect(listShown([turned, ...others]).includes(first.text)).toBe(turned.isKept);
});
