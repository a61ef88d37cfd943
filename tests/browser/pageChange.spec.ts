import type { Page } from "@playwright/test";
import { expect, goBack, test, visit } from "./fixtures.ts";

/** What a page records about how it was reached. */
type Marked = Window & {
	viewTransition?: boolean;
	restored?: boolean;
	/** Milliseconds since the page was asked for; it stays at its top for 1,200 from when its script runs. */
	leftTopAfter?: number;
};

/** Why a page does not come from the cache in the shell of Chromium that @sparticuz/chromium brings: it has none. */
const ofTheShell = ["BackForwardCacheDisabledForDelegate", "BrowsingInstanceNotSwapped"];
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.beforeEach(async ({ page }) => {
	await page.addInitScript(() => {
		addEventListener("pagereveal", (event) => {
			(window as Marked).viewTransition = Boolean(event.viewTransition);
		});
		addEventListener("pageshow", (event) => {
			(window as Marked).restored = event.persisted;
		});
		addEventListener("load", () => {
			addEventListener("scroll", () => {
				if (scrollY > 0) (window as Marked).leftTopAfter ??= performance.now();
			});
		});
	});
});

test.describe("with motion", () => {
	test.use({ contextOptions: { reducedMotion: "no-preference" } });

	test("BEY-11 a page change is a view transition, none for those who want no motion", async ({
		page,
	}) => {
		await page.goto("/");
		const transition = () => page.evaluate(() => (window as Marked).viewTransition);
		await page.click(".nav a[href='/gallery']");
		await page.waitForURL("**/gallery");
		await expect.poll(transition).toBe(true);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.click(".nav a[href='/about']");
		await page.waitForURL("**/about");
		await expect.poll(transition).toBe(false);
	});
});

/**
 * Goes back, and expects the page from the back/forward cache or, in a browser without one, that nothing in the page
 * would have kept it out.
 */
async function comeBack(page: Page, path: string) {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.enable");
	let reasons: string[] = [];
	session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
		reasons = notRestoredExplanations.map(({ reason }) => reason);
	});
	await goBack(page);
	await expect(page).toHaveURL(path);
	await expect
		.poll(async () => {
			// It fails while the page is still on its way.
			const restored = page.evaluate(() => (window as Marked).restored).catch(() => false);
			if (await restored) return true;
			return reasons.length > 0 && reasons.every((reason) => ofTheShell.includes(reason));
		})
		.toBe(true);
}

for (const path of ["/", "/contact", "/locations"]) {
	test(`BEY-11 Back brings ${path} from the back/forward cache, where it was left`, async ({
		page,
	}) => {
		await visit(page, path);
		await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
		// The second frame starts after the first has been painted.
		await page.evaluate(
			() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
		);
		await page
			.locator(".nav a[href='/service-areas']")
			.evaluate((link: HTMLAnchorElement) => link.click());
		await page.waitForURL("**/service-areas");
		await comeBack(page, path);
		await expect.poll(() => scrollTop(page)).toBe(500);
	});
}

test("HDR-11 HDR-16 Back after a choice in Products brings the page without the panel over it", async ({
	page,
}) => {
	await visit(page, "/about");
	await page.locator(".nav summary").click();
	await page.locator(".mega a", { hasText: "Veri Shades" }).click();
	await page.waitForURL("**/products/veri-shades");
	await comeBack(page, "/about");
	await expect(page.locator(".mega")).toBeHidden();
});

test("RT-22 RT-25 Q16 an old product address ends at the list without a message, and Back leaves it for good", async ({
	page,
}) => {
	await visit(page, "/about");
	await page.evaluate(() => {
		const link = document.createElement("a");
		link.href = "/products/nope";
		link.append("old link");
		document.querySelector("main")?.prepend(link);
	});
	await page.getByRole("link", { name: "old link" }).click();
	await page.waitForURL("**/products");
	await expect(page.locator("[role=alert], [role=dialog], [role=status]")).not.toBeVisible();
	await goBack(page);
	await expect(page).toHaveURL("/about");
});

test("RT-02 a new page starts at its top, reached by a card, the paging, the footer or a crumb", async ({
	page,
}) => {
	await visit(page, "/blog");
	for (const [selector, to] of [
		[".posts .card .more", "/blog/*"],
		["article header a[href='/blog']", "/blog"],
		[".paging a[rel=next]", "/blog/page/2"],
		["footer a[href='/products/roller-blinds']", "/products/roller-blinds"],
		[".crumbs a[href='/products']", "/products"],
	] as const) {
		await page.evaluate(() => scrollTo(0, 900));
		const link = page.locator(selector).first();
		await link.evaluate((one: HTMLAnchorElement) => one.click());
		await page.waitForURL(`**${to}`);
		expect(await scrollTop(page), selector).toBe(0);
	}
});

test("RT-02 Q63 with an anchor the top comes first, then the anchor; a reload keeps the place", async ({
	page,
}) => {
	await visit(page, "/about");
	await page.evaluate(() => {
		scrollTo(0, 600);
		const link = Object.assign(document.createElement("a"), { href: "/contact#faq" });
		document.body.append(link);
		link.click();
	});
	await page.waitForURL("**/contact#faq");
	await expect(page.locator("#faq")).toBeInViewport();
	expect(await page.evaluate(() => (window as Marked).leftTopAfter)).toBeGreaterThan(1200);
	await page.evaluate(() => scrollBy(0, -200));
	const before = await scrollTop(page);
	await page.reload();
	await expect.poll(() => scrollTop(page)).toBe(before);
});

/** Addresses that the browser would fetch or prerender when their link is hovered, as "action path". */
async function watchPreloading(page: Page, path: string) {
	const seen = { errors: [] as string[], candidates: [] as string[] };
	const session = await page.context().newCDPSession(page);
	session.on("Preload.ruleSetUpdated", ({ ruleSet: { errorMessage } }) => {
		if (errorMessage) seen.errors.push(errorMessage);
	});
	session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
		seen.candidates = preloadingAttemptSources.map(({ key }) => `${key.action} ${key.url}`);
	});
	await session.send("Preload.enable");
	await visit(page, path);
	await expect.poll(() => seen.candidates.length).toBeGreaterThan(20);
	return seen;
}

test("BEY-11 API-13 speculation rules are taken in, never for a function, a file or another site, and a query is not run ahead", async ({
	page,
	baseURL,
}) => {
	const seen = await watchPreloading(page, "/blog/vergola-alternatives");
	expect(seen.errors).toEqual([]);
	await page.evaluate(() => {
		const links = [
			...["/api/contact", "/feed.xml", "/llms.txt", "https://social.example/x", "/images/x.jpg"],
			...["/search?q=awnings", "/search", "/added"],
		];
		const make = (href: string, more: object) =>
			Object.assign(document.createElement("a"), { href, textContent: "x", ...more });
		const added = links.map((href) => make(href, { className: "btn" }));
		document.querySelector("main")?.append(make("/saved", { download: "saved" }), ...added);
	});
	await expect.poll(() => seen.candidates).toContain(`Prerender ${baseURL}/added`);
	const search = seen.candidates.filter((candidate) => candidate.includes("/search")).sort();
	expect(search).toEqual([
		`Prefetch ${baseURL}/search`,
		`Prefetch ${baseURL}/search?q=awnings`,
		`Prerender ${baseURL}/search`,
	]);
	expect(seen.candidates.filter((one) => !one.includes(` ${baseURL}/`))).toEqual([]);
	expect(seen.candidates.filter((one) => /\/api\/|\.[a-z]+$|\/saved$/.test(one))).toEqual([]);
});
