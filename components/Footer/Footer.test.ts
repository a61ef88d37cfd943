import { createElement } from "react";
import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { renderWithSite } from "../../tests/renderWithSite.tsx";
import { Footer } from "./Footer.tsx";

const { site } = getContent();

const render = (changed: Partial<typeof site.contact>) =>
	renderWithSite(createElement(Footer), {
		site: { ...site, contact: { ...site.contact, ...changed } },
	});

test("FTR-12 what the owner fills in has a row each, the hours with their days, the rest has none", () => {
	const hours = { weekdays: "8 am to 5 pm", saturday: "closed", sunday: "closed" };
	const html = render({ address: "1 Test Street, Bulli", businessHours: hours });
	const rows = [
		"1 Test Street, Bulli",
		"Weekdays: 8 am to 5 pm",
		"Saturday: closed",
		"Sunday: closed",
	];
	for (const row of rows) expect(html).toContain(`<li>${row}</li>`);
	const socialMedia = { ...site.contact.socialMedia, facebook: "" };
	const less = render({ address: "", businessHours: { ...hours, sunday: "" }, socialMedia });
	expect(less).not.toMatch(/sunday|facebook|<li><\/li>/i);
});
