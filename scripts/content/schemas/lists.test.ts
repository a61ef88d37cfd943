import { expect, test } from "vitest";
import { galleryCategories, gallerySchema, imagesSchema, testimonialsSchema } from "./lists.ts";

const review = { id: 1, content: "Good.", author: "A", location: "Bulli", image: "reviews-logo" };
const readRating = (rating: number) => testimonialsSchema.safeParse([{ ...review, rating }]).data;

test("ARC-06 a review without a mark is a real one, with as many stars as its customer gave", () => {
	expect([1, 4, 5].map(readRating)).toEqual(
		[1, 4, 5].map((rating) => [{ ...review, rating, sample: false }]),
	);
	expect([0, 4.5, 6].map(readRating)).toEqual([undefined, undefined, undefined]);
});

const picture = { alt: "A deck", caption: "A deck.", position: "50% 50%" };
const item = { id: 1, image: "dusk-deck", category: galleryCategories[0], product: "awnings" };

/** What is said of an alt text, as that of a picture and in the gallery. */
function advise(alt: string): (string[] | undefined)[] {
	const parsed = [
		imagesSchema.safeParse({ "dusk-deck": { ...picture, alt } }),
		gallerySchema.safeParse([{ ...item, alt }]),
	];
	return parsed.map(({ error }) => [...new Set(error?.issues.map(({ message }) => message))]);
}

test.each(["IMG_1234", "The deck.heic", "bulli-deck", "The deck at Bulli.jpg"])(
	"ARC-06 an alt text that is the name of a file is no alt text: %s",
	(alt) => {
		const sentence = "this names a file; say what the picture shows";
		expect(advise(alt)).toEqual([[sentence], [sentence]]);
	},
);

test.each([
	"63 mm louvres at Unit 4",
	`${"A deck, ".repeat(15)}dusk`,
	"The photo-grey mesh at noon",
])("ARC-06 an alt text that says what a picture shows is taken: %s", (alt) =>
	expect(advise(alt)).toEqual([[], []]),
);

test("GAL-02 a picture of the gallery leads to one page", () => {
	const say = (keys: object) =>
		gallerySchema.safeParse([{ ...item, alt: "A deck", ...keys }]).error?.issues[0]?.message;
	expect(say({ post: "salt" })).toBe("take the post out; the picture leads to its product");
	expect(say({ product: undefined, post: "salt" })).toBeUndefined();
	expect(say({ product: undefined })).toBe(
		"add product, or post where the picture shows no product",
	);
});
