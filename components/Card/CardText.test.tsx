import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { renderWithSite } from "../../tests/renderWithSite.tsx";
import { Breakable, PostDay } from "./CardText.tsx";
import { LeadPost, PostCard } from "./PostCard.tsx";

test.each([
	["Zip Screens/Awnings", "Zip Screens/<wbr/>Awnings"],
	["Roller Blinds", "Roller Blinds"],
	["A north-facing deck", 'A <span class="whole">north-facing</span> deck'],
	["S-fold and/or sheers", '<span class="whole">S-fold</span> and/<wbr/>or sheers'],
])("BEY-12 the heading %s breaks after a slash and not after a hyphen", (name, html) => {
	expect(renderToStaticMarkup(<Breakable name={name} />)).toBe(html);
});

test("BEY-12 the picture of a card is silent beside the words of its post, which has one link", () => {
	const [post] = getContent().posts;
	if (!post) throw new Error("there are no posts");
	for (const html of [
		renderWithSite(<PostCard post={post} />),
		renderWithSite(<PostCard post={post} brief />),
		renderWithSite(<LeadPost post={post} />),
	]) {
		expect(html.match(/<img[^>]* alt="[^"]*"/g)).toEqual([expect.stringMatching(/ alt=""$/)]);
		expect(html.match(/<a [^>]*href="[^"]*"/g)).toEqual([
			expect.stringContaining(`href="/blog/${post.slug}"`),
		]);
	}
});

test.each([
	[undefined, ""],
	["draft", "<strong>draft</strong>"],
	["waits", "<strong>published on March 2, 2026</strong>"],
] as const)("BEY-14 the day of a post says what readers do not see yet: %s", (unseen, said) => {
	const day = <PostDay post={{ date: "2026-03-02", ...(unseen && { unseen }) }} />;
	expect(renderToStaticMarkup(day)).toBe(`<time dateTime="2026-03-02">March 2, 2026</time>${said}`);
});
