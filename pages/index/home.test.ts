import { createElement } from "react";
import { expect, test } from "vitest";
import { type Content, getContent } from "../../scripts/content/collections.ts";
import { makePageContext } from "../../tests/pageContext.ts";
import { renderWithSite } from "../../tests/renderWithSite.tsx";
import { data } from "./+data.ts";
import { Page } from "./+Page.tsx";

const [review] = getContent().testimonials;
const dataWith = (changed: Partial<Content>) => data(makePageContext({}, changed));
const render = (changed: Partial<Content>) =>
	renderWithSite(createElement(Page, dataWith(changed)));

test("HOME-11 Q41 a sample review says so instead of a rating, and no rating is in the structured data", () => {
	if (!review) throw new Error("there are no reviews");
	const [sample, real] = [true, false].map((sample) => ({
		testimonials: [{ ...review, rating: 4, sample }],
	}));
	const shown = render(sample ?? {});
	expect(shown).toContain("Sample, not a customer’s review");
	expect(shown).not.toContain("out of 5");
	expect(render(real ?? {})).toContain("Rated 4 out of 5");
	expect(JSON.stringify(dataWith(real ?? {}).head.structuredData)).not.toMatch(/rating|review/i);
});

test("HOME-11 without reviews Home has no section for them, and no controls that move nothing", () => {
	expect(render({})).toContain("What customers say");
	expect(render({ testimonials: [] })).not.toMatch(/What customers say|data-island="Reviews"/);
});
