import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Breakable } from "./Breakable.tsx";

test.each([
	["Zip Screens/Awnings", "Zip Screens/<wbr/>Awnings"],
	["Roller Blinds", "Roller Blinds"],
])("BEY-12 the name %s breaks after its slash alone", (name, html) => {
	expect(renderToStaticMarkup(<Breakable name={name} />)).toBe(html);
});
