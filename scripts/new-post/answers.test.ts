import { describe, expect, test } from "vitest";
import { judges, type Names } from "./answers.ts";

const names: Names = { categories: [], pictures: [], titles: [], today: "2026-03-01" };

describe("BEY-14 the slug of a new post", () => {
	test.each(["category", "page", "index"])("is not %s, an address of the blog itself", (slug) => {
		expect(judges.slug(slug, names)).toBe(
			`/blog/${slug} is an address of the blog itself; choose another`,
		);
	});

	test("may be any other in small letters", () => {
		expect(judges.slug("category-of-blinds", names)).toBeUndefined();
	});
});
