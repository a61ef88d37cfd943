import { describe, expect, test } from "vitest";
import { auditedPages } from "../scripts/audit/pages.ts";
import { findViolations } from "./axe.ts";
import { openPage } from "./page.ts";

const paths = [
	...auditedPages.map(({ path }) => path),
	"/about",
	"/service-areas",
	"/price-guide",
	"/search",
	"/locations/thirroul",
	"/locations/region/kiama/awnings",
	"/blog/page/2",
	"/blog/category/zip-screens",
	"/privacy-policy",
	"/thank-you",
	"/debug",
	"/nothing-here",
	"/locations/nowhere",
];
const widths = [375, 1280];

describe.each(widths)("axe at %i px", (width) => {
	test.each(paths)("BEY-12 finds nothing on %s", async (path) => {
		const page = await openPage(path, { width });
		expect(await findViolations(page)).toEqual([]);
	});
});
