import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { Sidebar } from "./Sidebar.tsx";

const { posts } = getContent();

/** Addresses of the links that a post's sidebar marks as the current page. */
function listMarked(slug: string): (string | null)[] {
	const sidebar = JSDOM.fragment(renderToStaticMarkup(<Sidebar slug={slug} />));
	return [...sidebar.querySelectorAll("[aria-current=page]")].map((link) =>
		link.getAttribute("href"),
	);
}

test("PST-11 only the open post is marked current", () => {
	for (const { slug } of posts) expect(listMarked(slug)).toEqual([`/blog/${slug}`]);
});

test("PST-11 no link is marked for a post that is too old for the list", () => {
	expect(listMarked("older-than-all-in-the-list")).toEqual([]);
});
