import { expect, test } from "vitest";
import { getPage, listPagePaths, postsPerPage } from "../../scripts/content/addresses.ts";
import routeCategory from "../category/+route.ts";
import routeBlog from "./+route.ts";
import { describePaging } from "./listHead.ts";

const posts = Array.from({ length: postsPerPage * 2 + 1 }, (_, index) => ({
	title: `Post ${index + 1}`,
	image: `picture-${index + 1}`,
}));

function describePage(number: number, opening = "Our posts") {
	return describePaging(getPage(posts, number, "/blog"), { title: "Blog", opening });
}

test.each([
	["/blog", routeBlog],
	["/blog/category/awnings", routeCategory],
])(
	"BLG-02 every page of a long list has its route, %s without a number the first",
	(base, route) => {
		const paths = listPagePaths(postsPerPage * 25, base);
		expect(paths.filter((urlPathname) => !route({ urlPathname }))).toEqual([]);
		for (const number of ["0", "1", "01"])
			expect(route({ urlPathname: `${base}/page/${number}` })).toBe(false);
	},
);

test("BLG-02 the title of every page but the first says which it is", () => {
	expect([1, 2, 3].map((number) => describePage(number).title)).toEqual([
		"Blog",
		"Blog, page 2 of 3",
		"Blog, page 3 of 3",
	]);
});

test("BLG-02 a page is described by the first of its posts and has the picture of its first", () => {
	const { description, image } = describePage(3, "Page 3 of our blog");
	expect(description).toBe(
		`Page 3 of our blog: Post ${posts.length}. Costs, choices and care, with each answer near the top.`,
	);
	expect(image).toBe(`picture-${posts.length}`);
});
