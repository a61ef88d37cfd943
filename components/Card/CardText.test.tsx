import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Breakable, PostDay } from "./CardText.tsx";

test.each([
	["Zip Screens/Awnings", "Zip Screens/<wbr/>Awnings"],
	["Roller Blinds", "Roller Blinds"],
	["A north-facing deck", 'A <span class="whole">north-facing</span> deck'],
	["S-fold and/or sheers", '<span class="whole">S-fold</span> and/<wbr/>or sheers'],
])("BEY-12 the heading %s breaks after a slash and not after a hyphen", (name, html) => {
	expect(renderToStaticMarkup(<Breakable name={name} />)).toBe(html);
});

test.each([
	[undefined, ""],
	["draft", "<strong>draft</strong>"],
	["waits", "<strong>published on March 2, 2026</strong>"],
] as const)("BEY-14 the day of a post says what readers do not see yet: %s", (unseen, said) => {
	const day = <PostDay post={{ date: "2026-03-02", ...(unseen && { unseen }) }} />;
	expect(renderToStaticMarkup(day)).toBe(`<time dateTime="2026-03-02">March 2, 2026</time>${said}`);
});
