import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getContent, type Post } from "../../scripts/content/collections.ts";
import { Tags } from "./Tags.tsx";

const [newest] = getContent().posts;

/** The tags of a post on zip screens, in order: their words, and the addresses of the links. */
function listTags(tags: string[] | undefined): [words: string | null, href?: string | null][] {
	const post = { ...newest, category: "Zip Screens", tags } as Post;
	const list = JSDOM.fragment(renderToStaticMarkup(<Tags post={post} />));
	return [...list.querySelectorAll("li")].map((item) => {
		const link = item.querySelector("a");
		return link ? [item.textContent, link.getAttribute("href")] : [item.textContent];
	});
}

const category = ["Zip Screens", "/blog/category/zip-screens"];

test("PST-09 Q24 the category is a link and comes first, the writer's tags are words", () => {
	expect(listTags(["wind", "coast"])).toEqual([category, ["wind"], ["coast"]]);
});

test("PST-09 Q24 a tag that says the category again is left out, whatever its capitals", () => {
	expect(listTags(["zip screens", "wind"])).toEqual([category, ["wind"]]);
});

test("PST-09 Q24 a post without tags has its category alone", () => {
	expect(listTags(undefined)).toEqual([category]);
});
