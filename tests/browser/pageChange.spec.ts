import type { Locator, Page } from "@playwright/test";
import { expect, goBack, test } from "./fixtures.ts";

/** What a page records about how it was reached. */
type Marked = Window & {
	viewTransition?: boolean;
	restored?: boolean;
	/** Milliseconds since the page was asked for; it stays at its top for 1,200 from when its script runs. */
	leftTopAfter?: number;
};

/** Why a page does not come from the cache in the shell of Chromium that @sparticuz/chromium brings: it has none. */
const ofTheShell = ["BackForwardCacheDisabledForDelegate", "BrowsingInstanceNotSwapped"];
const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });
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

	test("BEY-11 a page change is a view transition, but not for everybody", async ({ page }) => {
		await page.goto("/");
		const transition = () => page.evaluate(() => (window as Marked).viewTransition);
		await mainMenu(page).getByRole("link", { name: "Gallery" }).click();
		await page.waitForURL("**/gallery");
		await expect.poll(transition).toBe(true);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await mainMenu(page).getByRole("link", { name: "About" }).click();
		await page.waitForURL("**/about");
		await expect.poll(transition).toBe(false);
	});
});

/** Follows a link from where the page is scrolled to. */
const press = (link: Locator) => link.evaluate((target: HTMLAnchorElement) => target.click());

/** Puts a link of a test's into the page, and presses it. */
async function follow(page: Page, href: string) {
	await page.evaluate((address) => {
		const link = Object.assign(document.createElement("a"), { href: address });
		document.querySelector("main")?.append(link);
		link.click();
	}, href);
}

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

for (const path of ["/", "/contact"]) {
	test(`BEY-11 Back brings ${path} from the cache, where it was left`, async ({ page }) => {
		await page.goto(path);
		await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
		// The second frame starts after the first has been painted.
		await page.evaluate(
			() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
		);
		await press(mainMenu(page).getByRole("link", { name: "Service Areas" }));
		await page.waitForURL("**/service-areas");
		await comeBack(page, path);
		await expect.poll(() => scrollTop(page)).toBe(500);
	});
}

test("RT-02 Q63 a new page starts at its top, then goes to an anchor; a reload keeps its place", async ({
	page,
}) => {
	await page.goto("/products");
	await page.evaluate(() => scrollTo(0, 600));
	await press(mainMenu(page).getByRole("link", { name: "About" }));
	await page.waitForURL("**/about");
	expect(await scrollTop(page)).toBe(0);
	await page.evaluate(() => scrollTo(0, 600));
	await follow(page, "/contact#faq");
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
	await page.goto(path);
	await expect.poll(() => seen.candidates.length).toBeGreaterThan(20);
	return seen;
}

test("BEY-11 API-13 pages come ahead of a press, functions, files and other sites do not", async ({
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
	expect(seen.candidates.filter((candidate) => !candidate.includes(` ${baseURL}/`))).toEqual([]);
	expect(
		seen.candidates.filter((candidate) => /\/api\/|\.[a-z]+$|\/saved$/.test(candidate)),
	).toEqual([]);
});
