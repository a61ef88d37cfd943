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

test("HOME-11 without reviews Home has no section for them, and no controls that move nothing", () => {
	const render = () => renderWithSite(createElement(Page, data()));
	expect(render()).toContain("What customers say");
	content.testimonials = [];
	expect(render()).not.toMatch(/What customers say|data-mount="reviews"/);
});
