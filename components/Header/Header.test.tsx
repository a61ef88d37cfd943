import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { renderWithSite } from "../../tests/renderWithSite.tsx";
import { Header } from "./Header.tsx";

test.each([
	["/gallery", ["Gallery page"]],
	["/blog/cleaning-curtains-guide", ["Blog true"]],
	["/locations/kiama", ["Service Areas true"]],
	["/products", ["Products true"]],
	["/products/plantation-shutters", ["Products true", "Plantation Shutters page"]],
])("HDR-10 HDR-18 on %s both menus mark as current: %s", (path, expected) => {
	const header = parse(renderWithSite(<Header path={path} />));
	for (const label of ["Main", "Mobile"]) {
		const marked = header.querySelectorAll(`nav[aria-label=${label}] [aria-current]`);
		const marks = marked.map(
			(entry) => `${entry.text.trim()} ${entry.getAttribute("aria-current")}`,
		);
		expect(marks).toEqual(expected);
	}
});
