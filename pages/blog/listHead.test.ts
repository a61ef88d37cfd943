import fc from "fast-check";
import { expect, test } from "vitest";
import { getPage, postsPerPage } from "../../scripts/content/addresses.ts";
import { describePaging, summariseTitles } from "./listHead.ts";

const tail = "Costs, choices and care, and each post opens with its answer.";

test("Q43 a description has at most 160 characters, whole titles alone, and of what fits nothing is missing", () => {
	const title = fc.stringMatching(/^[a-z]{1,9}( [a-z]{1,9}){0,22}$/);
	const check = fc.property(fc.array(title, { minLength: 1, maxLength: 20 }), (titles) => {
		const text = summariseTitles("Subject: ", titles, tail);
		expect(text.length).toBeLessThanOrEqual(160);
		if (text.endsWith("…")) {
			const shown = text.slice(0, -1);
			expect(`Subject: ${titles[0]} `).toContain(`${shown} `);
			const [next = ""] = `Subject: ${titles[0]}`.slice(shown.length + 1).split(" ");
			expect(`${shown} ${next}`.length).toBeGreaterThan(159);
			return;
		}
		const hasTail = text.endsWith(tail);
		const whole = hasTail ? text.slice(0, -tail.length - 1) : text;
		const shown = whole.replace(/^Subject: |\.$/g, "").split("; ");
		expect(shown).toEqual(titles.slice(0, shown.length));
		const next = titles[shown.length];
		if (next) expect(`${whole}; ${next}`.length).toBeGreaterThan(160);
		expect(hasTail).toBe(`${whole} ${tail}`.length <= 160);
	});
	fc.assert(check, { examples: [[["a ".repeat(90).trim()]]] });
});

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
		`Page 3 of our blog: Post ${posts.length}. Costs, choices and care, and each post opens with its answer.`,
	);
	expect(image).toBe(`picture-${posts.length}`);
});
