import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Header } from "./Header.tsx";

test.each([
	["/gallery", "Gallery", "page"],
	["/blog/cleaning-curtains-guide", "Blog", "true"],
	["/products/awnings", "Products", "true"],
])("HDR-10 HDR-18 on %s both menus mark %s as current", (path, name, value) => {
	const header = parse(renderToStaticMarkup(<Header path={path} />));
	for (const label of ["Main", "Mobile"]) {
		const marked = header.querySelectorAll(`nav[aria-label=${label}] [aria-current]`);
		expect(marked.map((entry) => entry.textContent.trim())).toEqual([name]);
		expect(marked[0]?.getAttribute("aria-current")).toBe(value);
	}
});
