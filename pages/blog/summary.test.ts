import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { summariseTitles } from "./summary.ts";

const tail = "Costs, choices and care from the people who do the fitting.";

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
