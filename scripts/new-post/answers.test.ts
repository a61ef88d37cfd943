import { describe, expect, test } from "vitest";
import { judges, type Names } from "./answers.ts";
import { freeSlug } from "./draft.ts";

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

describe("BEY-14 a title", () => {
	const make = (title: string) => freeSlug(title, "content", { posts: [] } as never);

	test.each([
		["Kiama's salt and O’Brien's café", "kiamas-salt-and-obriens-cafe"],
		["Façade: 2 × 3 m", "facade-2-3-m"],
	])("%s becomes the address %s", (title, slug) => {
		expect(make(title)).toBe(slug);
	});

	test("without Latin letters asks for an address", () => {
		expect(() => make("百叶窗")).toThrow("add --slug");
	});
});
