import { expect, test } from "vitest";
import { getContent } from "../content/collections.ts";
import { listMissing } from "./launch.ts";

const { site, testimonials, prices } = getContent();

test("Q41 what is still missing before launch is said: samples, fictional addresses, empty lines, prices", () => {
	expect(listMissing({ site, testimonials, prices })).toEqual([
		expect.stringContaining("9 reviews in content/testimonials.yaml are samples"),
		expect.stringContaining(".example"),
		expect.stringContaining(
			"of roller-blinds, venetian-blinds, vertical-blinds, panel-glides, awnings;",
		),
		expect.stringMatching(/ visit\.name, .*visit\.licence, .*contact\.businessHours\.$/),
	]);
});

test("Q41 a site whose owner has given everything has nothing missing", () => {
	const real = "https://www.windows.com.au";
	const whole = {
		...site,
		email: "hello@windows.com.au",
		origin: real,
		designer: { name: "Studio", url: real },
		visit: { name: "Ana", picture: "ana", licence: "1", insurance: "2", reply: "Soon." },
		contact: {
			...site.contact,
			address: "1 Crown Street",
			businessHours: { weekdays: "8 to 5", saturday: "", sunday: "" },
		},
	};
	const reviews = testimonials.map((review) => ({ ...review, sample: false }));
	const products = prices.products.map((entry) => ({
		...entry,
		...(!entry.options && { price: { min: 1, max: 2, per: "window" as const } }),
	}));
	const priced = { ...prices, products };
	expect(listMissing({ site: whole, testimonials: reviews, prices: priced })).toEqual([]);
});
