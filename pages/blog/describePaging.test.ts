import { expect, test } from "vitest";
import { getPage, postsPerPage } from "../../components/Paging/paging.ts";
import { describePaging } from "./describePaging.ts";

const posts = Array.from({ length: postsPerPage * 2 + 1 }, (_, index) => ({
	title: `Post ${index + 1}`,
	image: `picture-${index + 1}`,
}));

function describePage(number: number, opening = "Our posts") {
	return describePaging(getPage(posts, number, "/blog"), { title: "Blog", opening });
}

test("BLG-02 the title of every page but the first says which it is", () => {
	expect([1, 2, 3].map((number) => describePage(number).title)).toEqual([
		"Blog",
		"Blog, page 2 of 3",
		"Blog, page 3 of 3",
	]);
});

test("BLG-02 a page is described by its own posts and has the picture of its first", () => {
	const { description, image } = describePage(3, "Page 3 of our blog");
	expect(description).toBe(
		`Page 3 of our blog: Post ${posts.length}. Costs, choices and care from the people who do the fitting.`,
	);
	expect(image).toBe(`picture-${posts.length}`);
});
