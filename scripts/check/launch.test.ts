import { expect, test } from "vitest";
import { listMissing } from "./launch.ts";

const address = "https://www.windows.com.au";
const prices = {
	products: [
		{ product: "awnings", options: [] },
		{ product: "zip", price: {} },
	],
};
/** What is asked of the content of an owner who has given everything. */
const whole = {
	site: {
		email: "hello@windows.com.au",
		origin: address,
		designer: { url: address },
		visit: { name: "Ana", licence: "1" },
		contact: {
			address: "1 Crown Street",
			businessHours: { weekdays: "8 to 5", saturday: "" },
			socialMedia: { facebook: address, instagram: "" },
		},
	},
	testimonials: [{ sample: false }],
	prices,
};
type Whole = Parameters<typeof listMissing>[0];

test("Q41 a site whose owner has given everything has nothing missing", () => {
	expect(listMissing(whole as unknown as Whole)).toEqual([]);
});

test("Q41 what is still missing before launch is said: samples, fictional addresses, empty lines, prices", () => {
	const { site } = whole;
	const lacking = {
		site: {
			...site,
			email: "hello@windows.example",
			visit: { ...site.visit, name: "", licence: "" },
			contact: { ...site.contact, businessHours: { weekdays: "", saturday: "" } },
		},
		testimonials: [{ sample: false }, { sample: true }],
		prices: { products: [...prices.products, { product: "sheer-curtains" }] },
	};
	expect(listMissing(lacking as unknown as Whole)).toEqual([
		expect.stringContaining("1 reviews in content/testimonials.yaml are samples"),
		expect.stringContaining(".example"),
		expect.stringContaining(" of sheer-curtains;"),
		expect.stringMatching(/ visit\.name, visit\.licence, contact\.businessHours\.$/),
	]);
});
