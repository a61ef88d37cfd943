import { expect, test } from "vitest";
import { listPagePaths, postsPerPage } from "../../scripts/content/addresses.ts";
import routeCategory from "../category/+route.ts";
import routeBlog from "./+route.ts";
import { describePaging } from "./listHead.ts";

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

test.each(["Which awning?", "Which awning"])(
	"after a first post called %s the description goes on with one stop",
	(title) => {
		const paging = { entries: [{ title, image: "" }], number: 1, paths: [] };
		const { description } = describePaging(paging, { title: "", opening: "Awnings" });
		expect(description).toMatch(/^Awnings: Which awning[?.] Costs/);
	},
);
