import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Breakable } from "./CardText.tsx";

test.each([
	["Zip Screens/Awnings", "Zip Screens/<wbr/>Awnings"],
	["Roller Blinds", "Roller Blinds"],
	["A north-facing deck", 'A <span class="whole">north-facing</span> deck'],
	["S-fold and/or sheers", '<span class="whole">S-fold</span> and/<wbr/>or sheers'],
])("BEY-12 the heading %s breaks after a slash and not after a hyphen", (name, html) => {
	expect(renderToStaticMarkup(<Breakable name={name} />)).toBe(html);
});
