import type { Page } from "@playwright/test";
import { findBarriers } from "../../scripts/audit/pages.ts";
import { expect, isWide, phone, test, visit } from "./fixtures.ts";
import { findLosses, findOutside, findSmall, findVanished, sumShifts } from "./layout.ts";

/** One page of every type. */
const paths = [
	"/",
	"/products",
	"/products/plantation-shutters",
	"/gallery",
	"/about",
	"/service-areas",
	"/blog",
	"/blog/page/2",
	"/blog/category/child-safety",
	"/blog/bal-ratings-explained-mittagong",
	"/contact",
	"/plantation-shutters-guide",
	"/price-guide",
	"/which-product",
	"/which-product?room=bedroom&trouble=heat&facing=west",
	"/compare",
	"/sun",
	"/search",
	"/search?q=shutters",
	"/locations",
	"/locations/thirroul",
	"/locations/kiama/zip-screens",
	"/locations/region/kiama/awnings",
	"/privacy-policy",
	"/thank-you",
	"/debug",
	"/nothing-here",
	"/locations/nowhere",
];
/** Text spacing that a reader may set without losing anything (WCAG 1.4.12). */
const spacing = `
	* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
	p { margin-block-end: 2em !important }`;

for (const path of paths) {
	test.describe(path, () => {
		test.use({ expected: /nothing|nowhere/.test(path) ? /status of 404/ : /^$/ });

		test("RT-28 RT-29 API-13 API-18 ARC-10 BEY-05 BEY-06 asks no other host, calls no function, raises no error, wakes every part, moves nothing; axe finds nothing at 1280 and 375 px, everything has a name, and fingers find every target", async ({
			page,
		}) => {
			const calls: string[] = [];
			page.on("request", (request) => {
				if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request.url());
			});
			await visit(page, path);
			const parts = page.locator("[data-island], [data-mount]");
			for (const part of await parts.all())
				if (await part.isVisible()) await part.scrollIntoViewIfNeeded();
			await expect(page.locator("[data-island]:not([data-hydrated=true])")).toHaveCount(0);
			await expect(page.locator("main [data-mount]:not([data-mounted=true])")).toHaveCount(0);
			await page.waitForLoadState("networkidle");
			// A font that comes late moves a line where the system has no Arial; pictures.spec.ts sees to that by itself.
			expect(await sumShifts(page)).toBeLessThan(0.05);
			expect(calls).toEqual([]);
			// What goes along with scrolling does not move by itself.
			const moving = await page.evaluate(
				() =>
					document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
						.length,
			);
			expect(moving, "where motion is unwanted").toBe(0);
			// Where it was scrolled to, what stays in its corner lies over links.
			await page.evaluate(() => scrollTo(0, 0));
			expect(await findBarriers(page)).toEqual([]);
			const tree = await readTree(page);
			for (const role of ["banner", "main", "contentinfo"])
				expect(tree.filter((line) => line.role === role)).toHaveLength(1);
			expect(findAmbiguous(tree)).toEqual([]);
			expect(findNameless(tree)).toEqual([]);
			await page.setViewportSize(phone);
			expect(await findBarriers(page)).toEqual([]);
			expect(findNameless(await readTree(page))).toEqual([]);
			expect(await findSmall(page)).toEqual([]);
		});

		test("BEY-12 nothing is lost in forced colours, on small windows, at 400% zoom, with wider letters and with letters twice as large", async ({
			page,
		}) => {
			await visit(page, path);
			await page.emulateMedia({ forcedColors: "active" });
			expect(await findVanished(page)).toEqual([]);
			await page.emulateMedia({ forcedColors: "none" });
			for (const width of [1600, 1024, 900, 768, 640, 375, 320]) {
				await page.setViewportSize({ width, height: 450 });
				expect(await isWide(page), `${width} px`).toBe(false);
				expect(await findOutside(page), `${width} px`).toEqual([]);
			}
			expect(await findLosses(page), "400% zoom").toEqual([]);
			await page.setViewportSize({ width: 740, height: 360 });
			const heading = await page.locator("h1").first().boundingBox();
			expect(heading?.y, "a phone on its side").toBeLessThan(240);
			const session = await page.context().newCDPSession(page);
			await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
			await expect(page.locator("html")).toHaveCSS("font-size", "32px");
			for (const width of [1280, 375]) {
				await page.setViewportSize({ width, height: 900 });
				expect(await findLosses(page), `large letters at ${width} px`).toEqual([]);
			}
			await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
			await page.evaluate((rules) => {
				const sheet = new CSSStyleSheet();
				sheet.replaceSync(rules);
				document.adoptedStyleSheets.push(sheet);
			}, spacing);
			for (const width of [375, 1024]) {
				await page.setViewportSize({ width, height: 900 });
				expect(await findLosses(page), `wide letters at ${width} px`).toEqual([]);
			}
		});
	});
}

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
	const lines: Line[] = [];
	const open: { depth: number; number: number }[] = [];
	for (const line of (await page.locator("body").ariaSnapshot()).split("\n")) {
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
