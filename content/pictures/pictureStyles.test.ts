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
		<input type="radio" name="category" value="zip-screens">
		<input type="radio" name="category" value="awnings">
		<figure data-category="zip-screens"></figure><figure data-category="awnings"></figure>
	</section>`;
	const shown = () =>
		[...document.querySelectorAll("figure")]
			.filter((figure) => getComputedStyle(figure).display !== "none")
			.map(({ dataset }) => dataset.category);
	const choose = (value: string) => {
		for (const radio of document.querySelectorAll("input")) radio.checked = radio.value === value;
	};
	expect(shown()).toEqual(["zip-screens", "awnings"]);
	choose("awnings");
	expect(shown()).toEqual(["awnings"]);
	choose("zip-screens");
	expect(shown()).toEqual(["zip-screens"]);
});
