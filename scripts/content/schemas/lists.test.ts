import { expect, test } from "vitest";
import { testimonialsSchema } from "./lists.ts";

test("ARC-06 a review without a mark is a real one", () => {
	const review = { id: 1, content: "Good.", author: "A", location: "Bulli", rating: 5 };
	const [own] = testimonialsSchema.parse([{ ...review, image: "reviews-logo" }]);
	expect(own?.sample).toBe(false);
});
