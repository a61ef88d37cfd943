import { expect, fillEnquiry, passBy, phone, send, test, watchRequests } from "./fixtures.ts";
import {
	findAmbiguous,
	findBarriers,
	findBehindHeader,
	findCovered,
	findCut,
	findLosses,
	findVanished,
	sumShifts,
} from "./layout.ts";

/** One page of every type; tools in a state in which they show something. */
const paths = [
	"/",
	"/products",
	"/products/plantation-shutters",
	"/gallery",
	"/about",
	"/service-areas",
	"/blog",
	"/blog/category/child-safety",
	"/blog/bal-ratings-explained-mittagong",
	"/contact",
	"/checklists/measuring-for-curtains",
	"/plantation-shutters-guide",
	"/price-guide",
	"/which-product?room=bedroom&trouble=heat&facing=west&suburb=dapto",
	"/compare?products=awnings,zip-screens",
	"/sun?facing=N&day=06-21&hour=750",
	"/measure",
	`/your-windows#list=${encodeURIComponent('{"windows":[{"room":"Kitchen","facing":"W","width":1800},{}],"samples":["Cloth: stone"]}')}`,
	"/search",
	"/search?q=shutters",
	"/locations",
	"/locations/thirroul",
	"/locations/kiama/zip-screens",
	"/locations/region/kiama/awnings",
	"/privacy-policy",
	"/thank-you",
	"/write",
	"/nothing-here",
];
/** Text spacing that a reader may set without losing anything (WCAG 1.4.12). */
const spacing = `
	* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
	p { margin-block-end: 2em !important }`;

for (const path of paths) {
	test.describe(path, () => {
		test.use({ expected: /nothing/.test(path) ? /status of 404/ : /^$/ });

		test("RT-28 RT-29 API-13 API-18 ARC-10 BEY-05 BEY-06 BEY-12 asks no other host, calls no function, raises no error, wakes every part, moves nothing; axe finds nothing at 1280 and 375 px; nothing is lost in forced colours, in narrow windows, at 400% zoom, with wider letters and with letters twice as large", async ({
			page,
		}) => {
			const asked = watchRequests(page);
			await page.goto(path);
			// Who scrolls on before the results are there sees them push the footer away.
			if (path.includes("?q=")) await page.locator("main .results a").first().waitFor();
			await expect(page.locator("[inert]").filter({ visible: true }), "dead").toHaveCount(0);
			await passBy(page.locator("[data-island]"));
			await expect(page.locator("[data-island]:not([data-hydrated=true])")).toHaveCount(0);
			await page.evaluate(() => document.fonts.ready);
			// A font that comes late moves a line where the system has no Arial.
			expect(await sumShifts(page)).toBeLessThan(0.05);
			// What goes along with scrolling does not move by itself.
			const moving = await page.evaluate(
				() =>
					document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
						.length,
			);
			expect(moving, "where motion is unwanted").toBe(0);

			await page.emulateMedia({ forcedColors: "active" });
			expect(await findVanished(page)).toEqual([]);
			await page.emulateMedia({ forcedColors: "none" });
			// Where it was scrolled to, what stays in its corner lies over links.
			await page.evaluate(() => scrollTo(0, 0));
			expect(await findBarriers(page), "1280 px").toEqual([]);
			expect(await findBehindHeader(page)).toEqual([]);
			expect(await findCovered(page), "1280 px").toEqual([]);
			await page.setViewportSize(phone);
			expect(await findBarriers(page), "375 px").toEqual([]);
			expect(await findCovered(page), "375 px").toEqual([]);
			const tables = page.locator(".tbl:has(table):not(.prose *, #sheet *)");
			const moved = await tables.evaluateAll((all) =>
				all.map((box) => box.scrollWidth - box.clientWidth),
			);
			expect(Math.max(0, ...moved), "what tables hide on a phone").toBe(0);
			const below = page.locator("//*[@class='prose']/following::nav[@class='contents']");
			await expect(below.filter({ visible: true }), "below its text").toHaveCount(0);
			expect(await findAmbiguous(page)).toEqual([]);

			// Each layout at its narrowest.
			for (const width of [1024, 896, 768, 640, 320]) {
				await page.setViewportSize({ width, height: 450 });
				expect(await findLosses(page), `${width} px`).toEqual([]);
				expect(await findCut(page), `${width} px`).toEqual([]);
			}
			await page.setViewportSize({ width: 740, height: 360 });
			const heading = await page.locator("h1").first().boundingBox();
			expect(heading?.y, "a phone on its side").toBeLessThan(240);
			const session = await page.context().newCDPSession(page);
			await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
			await expect(page.locator("html")).toHaveCSS("font-size", "32px");
			for (const width of [1280, 375, 320]) {
				await page.setViewportSize({ width, height: 900 });
				const losses = await findLosses(page);
				// No window that narrow holds a long word in letters that large.
				const lost = losses.filter((loss) => width > 320 || !/in two$/.test(loss));
				expect(lost, `large letters at ${width} px`).toEqual([]);
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
			expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
		});
	});
}

test.describe("the page that gives the form back where no script runs", () => {
	// The page is written into another one.
	test.use({ bypassCSP: true, expected: /status of 422/ });

	test("BEY-12 axe finds nothing in it", async ({ page, browser, baseURL }) => {
		const plain = await browser.newPage({ baseURL, javaScriptEnabled: false });
		await plain.goto("/contact");
		await fillEnquiry(plain, "   ");
		await send(plain).click();
		await expect(plain.locator("#f-name-error")).toBeVisible();
		// The same page with scripts enabled, because axe waits for timers, which never fire in a page without script.
		await page.goto("/thank-you");
		await page.setContent(await plain.content());
		expect(await findBarriers(page)).toEqual([]);
		await plain.close();
	});
});
