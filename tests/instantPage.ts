import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, inject } from "vitest";
import { findBrowser } from "../scripts/browser.ts";

/** What a page notes about how it was come to. */
export type Marked = Window & {
	viewTransition?: boolean;
	restored?: boolean;
	/** Milliseconds from the load of the page to its first scrolling away from the top. */
	leftTopAfter?: number;
};

/** For a slow machine that has other things to do. */
export const patient = { timeout: 10_000 };

let browser: Browser | undefined;
const contexts: BrowserContext[] = [];

/** Opens a page as openPage does, in a browser that has its back/forward cache; the page notes how it was come to. */
export async function openInstant(path: string): Promise<Page> {
	browser ??= await launchWithCache();
	const context = await browser.newContext({
		baseURL: inject("origin"),
		viewport: { width: 1280, height: 900 },
	});
	contexts.push(context);
	const page = await context.newPage();
	await page.addInitScript(noteArrival);
	await page.goto(path);
	return page;
}

async function launchWithCache(): Promise<Browser> {
	const { source: _source, ...options } = await findBrowser();
	// Playwright switches the back/forward cache off unless told not to.
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

/** Pixels that the page is scrolled down. */
export function scrollTop(page: Page): Promise<number> {
	return page.evaluate(() => Math.round(scrollY));
}

/** Until what was just done has been drawn: the second frame comes after the first one's picture. */
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
