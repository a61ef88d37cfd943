import { expect, test } from "vitest";
import { getContent } from "../content/collections.ts";
import { listMissing } from "./launch.ts";

const { site, testimonials } = getContent();

test("Q41 what is still missing before launch is said: samples, fictional addresses, empty lines", () => {
	const said = listMissing({ site, testimonials }).join("\n");
	for (const text of ["9 reviews", ".example", "licence", "businessHours"])
		expect(said).toContain(text);
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
	expect(listMissing({ site: whole, testimonials: reviews })).toEqual([]);
});
