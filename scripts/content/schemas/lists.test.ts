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

/** How cameras, phones, chats and people name files. */
const names = [
	"IMG_1234",
	"img-1234.jpg",
	"DSC00012.JPG",
	"DSCF 0012",
	"PXL_20260103_012345678.MP",
	"Screenshot 2026-01-02 at 10.11.12",
	"WhatsApp Image 2026-01-01 at 10.00.00 AM (1)",
	"image (3)",
	"Photo 12",
	"20260101_101112",
	"bulli_deck_final",
	"bulli-deck",
	"The deck at Bulli.png",
	"Dusk deck",
	"Dusk deck 2",
	"DuskDeck",
	"dusk_deck",
];

test.each(names)("ARC-06 an alt text that is the name of a file is no alt text: %s", (alt) => {
	const picture = { alt, caption: "A deck.", position: "50% 50%" };
	const item = {
		id: 1,
		image: "dusk-deck",
		alt,
		category: galleryCategories[0],
		product: "awnings",
	};
	const parsed = [
		imagesSchema.safeParse({ "dusk-deck": picture }),
		gallerySchema.safeParse([item]),
	];
	const said = parsed.map(({ error }) => [...new Set(error?.issues.map(({ message }) => message))]);
	expect(said).toEqual(Array(2).fill(["this names a file; say what the picture shows"]));
});

test.each([
	"A deck at dusk",
	"Deck",
	"Three 2.4 m screens, and a dog",
	"The photo-grey mesh at noon",
])("ARC-06 an alt text that says what a picture shows is taken: %s", (alt) => {
	const picture = { alt, caption: "A deck.", position: "50% 50%" };
	expect(imagesSchema.safeParse({ "dusk-deck": picture }).success).toBe(true);
});
