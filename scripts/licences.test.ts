import { expect, test } from "vitest";
import { findRestrictive, formatLicences, listPackages } from "./licences.ts";

test("nothing that reaches a visitor or runs in a function asks for more than its notice", () => {
	const shipped = listPackages().filter((one) => one.shipped);
	expect(shipped.map(({ name }) => name)).toEqual(
		expect.arrayContaining([
			"react-dom",
			"@fontsource-variable/figtree",
			"fastest-levenshtein",
			"yaml",
			"zod",
		]),
	);
	// Its readme says MIT; its package.json says nothing.
	const known = ["callsite"];
	const restrictive = findRestrictive(shipped).map(({ name }) => name);
	expect(restrictive.filter((name) => !known.includes(name))).toEqual([]);
});

test("the page lists what is shipped one by one and what builds by licence", () => {
	const text = formatLicences([
		{ name: "react", version: "19.0.0", licence: "MIT", shipped: true },
		{ name: "vite", version: "8.0.0", licence: "MIT", shipped: false },
		{ name: "sharp", version: "1.0.0", licence: "LGPL-3.0-or-later", shipped: false },
	]);
	expect(text).toContain("| react | 19.0.0 | MIT |");
	expect(text).toContain("- MIT: 1");
	expect(text).toContain("| sharp | 1.0.0 | LGPL-3.0-or-later |");
	expect(text).not.toContain("| vite |");
});
