import { expect, test } from "vitest";
import { getContent } from "../../scripts/content/collections.ts";
import { makePageContext } from "../../tests/pageContext.ts";
import { data } from "./+data.ts";

test("PRD-01 a product that is in no group yet is listed too, once", () => {
	const { products, services } = getContent();
	const groups = services.products.groups.slice(1);
	const changed = { ...services, products: { ...services.products, groups } };
	const shown = data(makePageContext({}, { services: changed })).groups.flatMap(({ priced }) =>
		priced.map(({ product }) => product.slug),
	);
	expect(shown.sort()).toEqual(products.map(({ slug }) => slug).sort());
});
