// @vitest-environment jsdom

import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { getQuotedContent } from "../../tests/quotedContent.ts";
import { renderWithSite } from "../../tests/renderWithSite.tsx";
import { PriceGuideSection } from "./PriceGuideSection.tsx";
import { isComparable, PriceBars } from "./PriceTable.tsx";
import { listPrices } from "./prices.ts";

const find = (slug: string) => {
	const [product] = listPrices(getQuotedContent(), [slug]).products;
	if (!product) throw new Error(`${slug} has no price`);
	return product;
};

test("BEY-05 the bar of a material begins and ends where its range does", () => {
	const { container } = render(<PriceBars product={find("plantation-shutters")} />);
	const bars = [...container.querySelectorAll("rect")].map((bar) => [
		bar.getAttribute("x"),
		bar.getAttribute("width"),
	]);
	// Polymer, aluminium, paulownia and basswood on an axis from $300 to $900.
	expect(bars).toEqual([
		["0%", "33%"],
		["17%", "33%"],
		["25%", "33%"],
		["50%", "50%"],
	]);
	expect(container.querySelector("th.scale")?.textContent).toBe("$300$900");
	const { getByRole, getByText } = render(<PriceBars product={find("zip-screens")} />);
	expect(getByText(/^Guide price per.screen$/)).toBeTruthy();
	expect(getByRole("row", { name: /^Wide or motorised/ }).textContent).toContain("about $");
});

test("BEY-05 prices that count different things, or one alone, get no axis", () => {
	expect(isComparable(find("sheer-curtains"))).toBe(true);
	expect(isComparable(find("bioclimatic-pergolas"))).toBe(false);
	expect(isComparable(find("veri-shades"))).toBe(false);
});

test.each([
	["heritage-shutters", /From the basswood range, \$600 to \$900 per m²/],
	["roller-blinds", /By written quote; /],
])("BEY-05 without script %s has its line of the table, and what it goes by", (slug, line) => {
	const data = listPrices(getQuotedContent(), [slug]);
	const html = renderWithSite(<PriceGuideSection data={data} caption="Prices" />);
	const [, shown] = html.replaceAll("\u00a0", " ").split('class="no-script"');
	expect(shown).toMatch(line);
	for (const { shape, moves } of data.products)
		for (const words of shape ? [...moves, ...shape] : []) expect(shown).toContain(`>${words}<`);
	expect(renderWithSite(<PriceGuideSection data={data} />)).not.toContain("<table");
});
