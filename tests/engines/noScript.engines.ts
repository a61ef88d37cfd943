import { test } from "vitest";
import { sendEnquiry, usePhoneMenu } from "./steps.ts";
import { inEveryEngine } from "./visitor.ts";

inEveryEngine(
	(visitor) => {
		test("an enquiry is sent", async () => {
			await visitor.open("/contact");
			await sendEnquiry(visitor);
			await visitor.arrives("/thank-you");
		});

		test("the phone menu unfolds, closes and leads on", () => usePhoneMenu(visitor));

		test("a category of the gallery hides the others", async () => {
			await visitor.open("/gallery");
			await visitor.click(".filters label", "Venetian Blinds");
			await visitor.counts(".gal figure", 1);
		});
	},
	{ script: false },
);
