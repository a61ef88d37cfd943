import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getPage, postsPerPage } from "../../scripts/content/pagination.ts";
import { describePaging, summariseTitles } from "./listHead.ts";

const tail = "Costs, choices and care, and each post opens with its answer.";

describe("descriptions made of titles", () => {
	test("Q43 as many titles as fit whole, then the tail where there is room", () => {
		expect(summariseTitles("Zip Screens: ", ["Motor or crank for zip screens"], tail)).toBe(
			`Zip Screens: Motor or crank for zip screens. ${tail}`,
		);
		const titles = [
			"What zip screens cost",
			"Will zip screens last in Kiama salt",
			"Motor or crank for zip screens",
		];
		expect(summariseTitles("Zip Screens: ", titles, tail)).toBe(
			"Zip Screens: What zip screens cost; Will zip screens last in Kiama salt; Motor or crank for zip screens.",
		);
	});

	test("Q43 a question keeps its mark and gets no full stop", () => {
		expect(summariseTitles("BAL: ", ["Which shutter?"], "More.")).toBe("BAL: Which shutter? More.");
	});

	test("Q43 a title too long is cut between words", () => {
		const text = summariseTitles("Subject: ", ["word ".repeat(60)], tail);
		expect(text).toMatch(/ word…$/);
	});

	test.each([158, 159, 160, 161])(
		"Q43 a word that ends at character %i stands where the sign after it fits",
		(end) => {
			const title = `${"x".repeat(end - "Subject:  end".length)} end and more`;
			const text = summariseTitles("Subject: ", [title], "");
			expect(text.endsWith(" end…")).toBe(end <= 159);
			expect(text.length).toBeLessThanOrEqual(160);
		},
	);

	test("Q43 never more than 160 characters, and 70 at least for titles as ours", () => {
		const words = fc
			.array(fc.stringMatching(/^[a-z]{2,9}$/), { minLength: 4, maxLength: 14 })
			.map((parts) => parts.join(" "));
		fc.assert(
			fc.property(
				fc.stringMatching(/^[A-Z][a-z]{4,24}$/),
				fc.array(words, { minLength: 1, maxLength: 12 }),
				(subject, titles) => {
					const { length } = summariseTitles(`${subject}: `, titles, tail);
					expect(length).toBeLessThanOrEqual(160);
					expect(length).toBeGreaterThanOrEqual(70);
				},
			),
		);
	});
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
