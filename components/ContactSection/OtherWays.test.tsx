import { expect, test } from "vitest";
import { data } from "../../pages/about/+data.ts";
import { Page } from "../../pages/about/+Page.tsx";
import { getContent } from "../../scripts/content/collections.ts";
import { makePageContext } from "../../tests/pageContext.ts";
import { renderWithSite } from "../../tests/renderWithSite.tsx";
import { NextSteps, WhoComes } from "./OtherWays.tsx";

const { site } = getContent();

test("FTR-12 a name and a licence are shown as soon as they are there, on About too, and when enquiries are answered; before that no heading and no gap", async () => {
	const empty = { name: "", picture: "", licence: "", insurance: "", reply: "" };
	const contact = { ...site.contact, businessHours: { weekdays: "", saturday: "", sunday: "" } };
	const nobody = { ...site, visit: empty, contact };
	expect(renderWithSite(<WhoComes />, { site: nobody })).toBe("");
	for (const alone of [{ name: "Ana" }, { picture: "awnings" }, { insurance: "Yes" }])
		expect(
			renderWithSite(<WhoComes />, { site: { ...nobody, visit: { ...empty, ...alone } } }),
		).not.toBe("");
	const filled = { name: "Ana", licence: "123456C", reply: "We call the same day." };
	const changed = { site: { ...nobody, visit: { ...empty, ...filled } } };
	const shown = renderWithSite(<WhoComes />, changed);
	expect(shown).toContain("Ana comes to measure");
	expect(shown).toContain("123456C");
	expect(shown).not.toContain("Insurance");
	const about = Page(await data(makePageContext({}, changed)));
	expect(renderWithSite(about, changed)).toContain("Ana comes to measure");
	expect(renderWithSite(<NextSteps />, changed)).toContain("We call the same day.");
});
