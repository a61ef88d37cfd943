import { expect, test } from "vitest";
import { getContent } from "../content/collections.ts";
import { listMissing } from "./launch.ts";

const content = getContent();
const address = "https://www.windows.com.au";
/** The content of an owner who has given everything. */
const whole = {
	site: {
		...content.site,
		email: "hello@windows.com.au",
		origin: address,
		designer: { name: "Studio", url: address },
		visit: { name: "Ana", picture: "ana", licence: "1", insurance: "2", reply: "Soon." },
		contact: {
			address: "1 Crown Street",
			businessHours: { weekdays: "8 to 5", saturday: "", sunday: "" },
			socialMedia: { facebook: address, instagram: "", pinterest: "" },
		},
	},
	testimonials: content.testimonials.map((review) => ({ ...review, sample: false })),
	prices: {
		...content.prices,
		products: content.prices.products.map((entry) => ({
			...entry,
			...(!entry.options && { price: { min: 1, max: 2, per: "window" as const } }),
		})),
	},
};

test("Q41 a site whose owner has given everything has nothing missing", () => {
	expect(listMissing(whole)).toEqual([]);
});

test("Q41 what is still missing before launch is said: samples, fictional addresses, empty lines, prices", () => {
	const [review] = whole.testimonials;
	const [priced] = whole.prices.products;
	if (!review || !priced) throw new Error("the content has neither reviews nor prices");
	const { visit, contact } = whole.site;
	const missing = listMissing({
		site: {
			...whole.site,
			email: "hello@windows.example",
			visit: { ...visit, name: "", licence: "" },
			contact: { ...contact, businessHours: { weekdays: "", saturday: "", sunday: "" } },
		},
		testimonials: [...whole.testimonials, { ...review, sample: true }],
		prices: { ...whole.prices, products: [{ ...priced, options: undefined, price: undefined }] },
	});
	expect(missing).toEqual([
		expect.stringContaining("1 reviews in content/testimonials.yaml are samples"),
		expect.stringContaining(".example"),
		expect.stringContaining(`of ${priced.product};`),
		expect.stringMatching(/ visit\.name, visit\.licence, contact\.businessHours\.$/),
	]);
});
