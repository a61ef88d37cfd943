import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { auditedPages } from "../scripts/audit/pages.ts";
import { openPage } from "./page.ts";

const paths = [...auditedPages.map(({ path }) => path), "/price-guide", "/search"];

/** A line of the accessibility tree: what a screen reader says about an element. */
interface Line {
	role: string;
	name: string;
	/** Line number of the landmark or named group around it. */
	context: number;
	/** Address, for links. */
	url?: string;
}

const contexts = [
	"banner",
	"main",
	"contentinfo",
	"navigation",
	"region",
	"complementary",
	"group",
];
const pressed = ["link", "button", "textbox", "combobox", "checkbox", "radio", "img", "dialog"];

/** The accessibility tree of the whole page, flat. */
async function readTree(page: Page): Promise<Line[]> {
	const text = await page.locator("body").ariaSnapshot();
	const lines: Line[] = [];
	const open: { depth: number; number: number }[] = [];
	for (const line of text.split("\n")) {
		const url = /^\s*- \/url: "?([^"]+)"?$/.exec(line)?.[1];
		const last = lines.at(-1);
		if (url && last) last.url = url;
		const [, indent = "", role, name = ""] =
			/^(\s*)- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? [];
		if (!role || url) continue;
		while ((open.at(-1)?.depth ?? -1) >= indent.length) open.pop();
		lines.push({ role, name, context: open.at(-1)?.number ?? -1 });
		if (contexts.includes(role)) open.push({ depth: indent.length, number: lines.length - 1 });
	}
	return lines;
}

/** Links that sound alike in the same context but lead to different places (WCAG 2.4.4). */
function findAmbiguous(tree: Line[]): string[] {
	const links = tree.filter(({ role }) => role === "link");
	const groups = Map.groupBy(links, ({ context, name }) => `${context} ${name}`);
	return [...groups.values()].flatMap((same) => {
		const places = new Set(same.map(({ url }) => url));
		return places.size > 1 ? [`"${same[0]?.name}" leads to ${[...places].join(" and ")}`] : [];
	});
}

function findNameless(tree: Line[]): Line[] {
	return tree.filter(({ role, name }) => pressed.includes(role) && !name);
}

describe.each(paths)("what a screen reader hears on %s", (path) => {
	test("BEY-12 landmarks stand once and by name, and links of one name in one part of the page lead to one place", async () => {
		const tree = await readTree(await openPage(path));
		for (const role of ["banner", "main", "contentinfo"]) {
			expect(tree.filter((line) => line.role === role)).toHaveLength(1);
		}
		const navigations = tree.filter(({ role }) => role === "navigation").map(({ name }) => name);
		expect(navigations).toContain("Main");
		expect(navigations).not.toContain("");
		expect(new Set(navigations).size).toBe(navigations.length);
		expect(findAmbiguous(tree)).toEqual([]);
	});

	test("BEY-12 everything that can be pressed has a name, on a phone too", async () => {
		const page = await openPage(path);
		expect(findNameless(await readTree(page))).toEqual([]);
		await page.setViewportSize({ width: 375, height: 800 });
		const tree = await readTree(page);
		expect(findNameless(tree)).toEqual([]);
		expect(tree.filter(({ role }) => role === "link").length).toBeGreaterThan(10);
	});
});
