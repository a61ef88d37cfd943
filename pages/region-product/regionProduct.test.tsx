import { expect, test } from "vitest";
import { renderWithSite } from "../../tests/renderWithSite.tsx";
import { data } from "./+data.ts";
import { Page } from "./+Page.tsx";

test("RGP-08 the page of a product in a region has the shared form, which knows the product", () => {
	const routeParams = { region: "kiama", product: "awnings" };
	const html = renderWithSite(<Page {...data({ routeParams } as never)} />);
	expect(html).toContain('data-island="ContactForm"');
	expect(html).toMatch(/data-props="[^"]*&quot;interests&quot;:\[&quot;Awnings&quot;\]/);
});
