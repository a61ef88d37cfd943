// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { mount } from "./place-finder.mount.ts";

let region: HTMLSelectElement;
let product: HTMLSelectElement;
let details: HTMLAnchorElement;

beforeEach(() => {
	document.body.innerHTML = `<div>
		<select><option value=""></option><option value="kiama"></option></select>
		<select><option value=""></option><option value="awnings"></option></select>
		<a href="/locations" hidden></a>
	</div>`;
	const finder = document.querySelector("div") as HTMLElement;
	[region, product] = finder.querySelectorAll("select") as unknown as [
		HTMLSelectElement,
		HTMLSelectElement,
	];
	details = finder.querySelector("a") as HTMLAnchorElement;
	mount(finder);
	region.value = "kiama";
	product.value = "awnings";
	product.dispatchEvent(new Event("change", { bubbles: true }));
});

test("LOC-01 both selects are empty again on a page that Back brings from memory", () => {
	expect(details.getAttribute("href")).toBe("/locations/region/kiama/awnings");
	dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	expect([region.value, product.value]).toEqual(["", ""]);
	expect(details.hidden).toBe(true);
});
