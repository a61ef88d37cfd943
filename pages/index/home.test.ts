import { createElement } from "react";
import { afterEach, expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { renderWithSite } from "../../tests/renderWithSite.tsx";
import { data } from "./+data.ts";
import { Page } from "./+Page.tsx";

const content = getContent();
const { testimonials } = content;

afterEach(() => {
	content.testimonials = testimonials;
});

test("HOME-11 Q41 a sample review says so instead of a rating, and no rating is in the structured data", () => {
	const [review] = testimonials;
	if (!review) throw new Error("there are no reviews");
	const render = (sample: boolean) => {
		content.testimonials = [{ ...review, rating: 4, sample }];
		return renderWithSite(createElement(Page, data()));
	};
	expect(render(true)).toContain("Sample, not a customer’s review");
	expect(render(true)).not.toContain("out of 5");
	expect(render(false)).toContain("Rated 4 out of 5");
	expect(JSON.stringify(data().head.structuredData)).not.toMatch(/rating|review/i);
});

test("HOME-11 without reviews Home has no section for them, and no controls that move nothing", () => {
	const render = () => renderWithSite(createElement(Page, data()));
	expect(render()).toContain("What customers say");
	content.testimonials = [];
	expect(render()).not.toMatch(/What customers say|data-island="Reviews"/);
});
