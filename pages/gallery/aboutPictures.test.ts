import { expect, test } from "vitest";
import { aboutPictures } from "./aboutPictures.ts";

test("an enquiry about a category names its product", () => {
	expect(aboutPictures("Awnings")).toEqual({ interests: ["Awnings"] });
});

test("Q47 one about a category without a product names the category in words", () => {
	expect(aboutPictures("Glass Systems")).toEqual({
		interests: ["Other"],
		message: "I am asking about Glass Systems, as in your gallery.",
	});
});
