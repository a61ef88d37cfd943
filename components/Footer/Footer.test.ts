import { createElement } from "react";
import { afterEach, expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { renderWithSite } from "../../tests/renderWithSite.tsx";
import { Footer } from "./Footer.tsx";

const content = getContent();
const { contact } = content.site;
const { address, businessHours } = contact;

const render = () => renderWithSite(createElement(Footer));

afterEach(() => Object.assign(contact, { address, businessHours }));

test("FTR-12 what the owner fills in has a row each, the hours with their days, the rest has none", () => {
	const hours = { weekdays: "8 am to 5 pm", saturday: "closed", sunday: "closed" };
	Object.assign(contact, { address: "1 Test Street, Bulli", businessHours: hours });
	const html = render();
	for (const row of [
		"1 Test Street, Bulli",
		"Weekdays: 8 am to 5 pm",
		"Saturday: closed",
		"Sunday: closed",
	]) {
		expect(html).toContain(`<li>${row}</li>`);
	}
	Object.assign(contact, { address: "", businessHours: { ...hours, sunday: "" } });
	expect(render()).not.toMatch(/Sunday|<li><\/li>/);
});
