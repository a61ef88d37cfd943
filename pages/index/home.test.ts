import { createElement } from "react";
import { expect, test } from "vitest";
import type { Content } from "../../scripts/content/collections.ts";
import { makePageContext } from "../../tests/pageContext.ts";
import { renderWithSite } from "../../tests/renderWithSite.tsx";
import { data } from "./+data.ts";
import { Page } from "./+Page.tsx";

const render = (changed: Partial<Content>) =>
	renderWithSite(createElement(Page, data(makePageContext({}, changed))));

test("HOME-11 without reviews Home has no section for them, and no controls that move nothing", () => {
	expect(render({})).toMatch(/>Reviews<.*data-island="Reviews"/);
	expect(render({ testimonials: [] })).not.toMatch(/Reviews/);
});
