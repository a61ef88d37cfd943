// @vitest-environment jsdom
import { expect, test } from "vitest";
import { formatFilters, formatPositions } from "./pictureStyles.ts";

test("each position becomes one rule, the middle none", () => {
	const css = formatPositions(["55% 40%", "50% 50%", "5% 45%", "55% 40%"]);
	expect(css.match(/--pos:[^}]+/g)).toEqual(["--pos:5% 45%", "--pos:55% 40%"]);
	expect(css).toContain('.pic[data-pos="55% 40%"]');
});

test("GAL-04 each category of the gallery hides the pictures of the others", () => {
	document.head.innerHTML = `<style>${formatFilters(["Zip Screens", "Awnings", "Zip Screens"]).replace(/^@layer components\{|\}\n$/g, "")}</style>`;
	document.body.innerHTML = `<section class="gallery">
		<input type="radio" name="category" value="all" checked>
		<input type="radio" name="category" value="zip-screens" data-of="0">
		<input type="radio" name="category" value="awnings" data-of="1">
		<div class="gal"><figure id="z" data-of="0"></figure><figure id="a" data-of="1"></figure></div>
	</section>`;
	const shown = () =>
		[...document.querySelectorAll("figure")]
			.filter((figure) => getComputedStyle(figure).display !== "none")
			.map(({ id }) => id);
	const choose = (value: string) => {
		for (const radio of document.querySelectorAll("input")) radio.checked = radio.value === value;
	};
	expect(shown()).toEqual(["z", "a"]);
	choose("awnings");
	expect(shown()).toEqual(["a"]);
	choose("zip-screens");
	expect(shown()).toEqual(["z"]);
});
