import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, inject } from "vitest";
import { findBrowser } from "../scripts/browser.ts";

/** What a page records about how it was reached. */
export type Marked = Window & {
	viewTransition?: boolean;
	restored?: boolean;
	/** Milliseconds from page load to the first scroll away from the top. */
	leftTopAfter?: number;
};

/** For a slow or busy machine. */
export const patient = { timeout: 10_000 };

/** Why a page does not come from the cache in the shell of Chromium that @sparticuz/chromium brings: it has none. */
const ofTheShell = ["BackForwardCacheDisabledForDelegate", "BrowsingInstanceNotSwapped"];
/** What Chromium says of a page that did not come from the cache. */
const reasons = new WeakMap<Page, string[]>();

let browser: Browser | undefined;
const contexts: BrowserContext[] = [];

/** Opens a page like openPage(), with the back/forward cache on; the page records how it was reached. */
export async function openInstant(path: string): Promise<Page> {
	browser ??= await launchWithCache();
	const context = await browser.newContext({
		baseURL: inject("origin"),
		viewport: { width: 1280, height: 900 },
	});
	contexts.push(context);
	const page = await context.newPage();
	await page.addInitScript(noteArrival);
	const session = await context.newCDPSession(page);
	await session.send("Page.enable");
	session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
		reasons.set(
			page,
			notRestoredExplanations.map(({ reason }) => reason),
		);
	});
	await page.goto(path);
	return page;
}

/**
 * Whether Back brought a page from the back/forward cache or, in a browser without one, nothing in the page would have
 * kept it out.
 */
export async function isRestored(page: Page): Promise<boolean> {
	// It fails while the page is still on its way.
	const restored = page.evaluate(() => (window as Marked).restored).catch(() => false);
	if (await restored) return true;
	const found = reasons.get(page) ?? [];
	return (
		found.includes("BackForwardCacheDisabledForDelegate") &&
		found.every((reason) => ofTheShell.includes(reason))
	);
}

async function launchWithCache(): Promise<Browser> {
	const { source: _source, ...options } = await findBrowser();
	// By default Playwright switches the back/forward cache off.
	return chromium.launch({ ...options, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
}

/** Runs in the page. */
function noteArrival() {
	addEventListener("pagereveal", (event) => {
		(window as Marked).viewTransition = Boolean(event.viewTransition);
	});
	addEventListener("load", () => {
		const loaded = performance.now();
		addEventListener("scroll", () => {
			if (scrollY > 0) (window as Marked).leftTopAfter ??= performance.now() - loaded;
		});
	});
	addEventListener("pageshow", (event) => {
		(window as Marked).restored = event.persisted;
	});
}

/** How far the page is scrolled down, in pixels. */
export function scrollTop(page: Page): Promise<number> {
	return page.evaluate(() => Math.round(scrollY));
}

/** Waits until the last change has been drawn: the second frame starts after the first has been painted. */
export function paint(page: Page): Promise<void> {
	return page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
			}),
	);
}

afterEach(async () => {
	for (const context of contexts.splice(0)) await context.close();
});

afterAll(async () => {
	await browser?.close();
	browser = undefined;
});
