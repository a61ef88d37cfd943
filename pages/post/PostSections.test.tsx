import { JSDOM } from "jsdom";
import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { makeText } from "../../tests/mdxText.tsx";
import { renderWithSite } from "../../tests/renderWithSite.tsx";
import { AuthorBox, PostText, QuoteBox } from "./PostSections.tsx";

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

const draw = async (post: ComponentProps<typeof PostText>["post"], text: string) =>
	renderWithSite(<PostText post={post} text={await makeText(text)} />);

test("PST-03 PST-21 the first paragraph alone is the answer", async () => {
	const text = "The **answer** is 70 mm.\n\nMore about it.\n\n## Part\n\nText.";
	const html = await draw({ slug: "a" }, text);
	expect(html).toContain("<p>The <strong>answer</strong> is 70\u00a0mm.</p></section>");
	expect(html.indexOf("</section>")).toBeLessThan(html.indexOf("More about it."));
	expect(html.match(/<section/g)).toHaveLength(1);
});

test("PST-21 a post may open with a scene before its answer; no word of a table is broken", async () => {
	const text = "At the window.\n\nThe answer.\n\nMore.\n\n|BAL|\n|-|\n|BAL-40|";
	const html = await draw({ slug: "a", answer: 2 }, text);
	expect(html).toMatch(/<p>At the window.<\/p><section.*<p>The answer.<\/p><\/section><p>More/);
	expect(html).toContain('<td class="whole">BAL-40</td>');
});

test("a list with a page to print says so at the end of its section", async () => {
	const text = "Answer.\n\n## The list\n\n- one\n\nAfter.\n\n## Next\n\nText.";
	const html = await draw({ slug: "a", checklist: "the-list" }, text);
	expect(html).toMatch(/<p>After.<\/p><p class="note"><a href="\/checklists\/a">.*<h2 id="next">/);
});
