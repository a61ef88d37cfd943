import { expect, test } from "vitest";
import { pageSchema, testimonialsSchema } from "./lists.ts";

test("ARC-06 a review without a mark is a real one", () => {
	const review = { id: 1, content: "Good.", author: "A", location: "Bulli", rating: 5 };
	const [own] = testimonialsSchema.parse([{ ...review, image: "reviews-logo" }]);
	expect(own?.sample).toBe(false);
});

const page = { title: "Terms", description: "The terms.", lead: "These are the terms." };

test.each(["2025-04-21", undefined])("ARC-06 a page may have changed on %s", (updated) => {
	expect(pageSchema.parse({ ...page, updated })).toEqual({ ...page, updated });
});

test.each([
	["21 April 2025", "write the day as 2025-09-17"],
	["soon", "write the day as 2025-09-17"],
])("ARC-06 a page that changed on %s is told how to write the day", (updated, sentence) => {
	const { error } = pageSchema.safeParse({ ...page, updated });
	expect(error?.issues).toMatchObject([{ path: ["updated"], message: sentence }]);
});
