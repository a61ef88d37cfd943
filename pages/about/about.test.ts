import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { makePageContext } from "../../tests/pageContext.ts";
import { renderWithSite } from "../../tests/renderWithSite.tsx";
import { data } from "./+data.ts";
import { Page } from "./+Page.tsx";

test("FTR-12 About names who comes to measure once the owner has", async () => {
	const { site } = getContent();
	const named = { site: { ...site, visit: { ...site.visit, name: "Ana" } } };
	const page = Page(await data(makePageContext({}, named)));
	expect(renderWithSite(page, named)).toContain("Ana comes to measure");
});
