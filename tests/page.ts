import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, inject } from "vitest";
import { launchBrowser } from "../scripts/browser.ts";

interface Options extends Omit<BrowserContextOptions, "viewport"> {
	/** In pixels; 1280 by default. */
	width?: number;
	height?: number;
	/** The current time, as the page sees it. */
	now?: Date;
	/** Runs before the page is opened, to add listeners or block requests. */
	before?: (page: Page) => Promise<void> | void;
}

let browser: Browser | undefined;
let contexts: BrowserContext[] = [];

/** Opens a page of the served site in a separate browser context, which is closed after the test. */
export async function openPage(path: string, options: Options = {}): Promise<Page> {
	const { width = 1280, height = 900, now, before, ...rest } = options;
	browser ??= await launchBrowser();
	const context = await browser.newContext({
		viewport: { width, height },
		baseURL: inject("origin"),
		...rest,
	});
	// Less than a test may take, so that a step that hangs is named.
	context.setDefaultTimeout(20_000);
	contexts.push(context);
	const page = await context.newPage();
	if (now) await page.clock.install({ time: now });
	await before?.(page);
	await page.goto(path);
	if (rest.javaScriptEnabled !== false)
		await page.locator("[data-mount=dropdown][data-mounted=true]").waitFor({ state: "attached" });
	return page;
}

afterEach(async ({ task }) => {
	const used = contexts;
	contexts = [];
	if (task.result?.state === "fail") await leaveBrowser();
	else await Promise.all(used.map((context) => context.close()));
});

/** Drops a browser that hangs, because it would hang every retry and later test; the next one starts a new browser. */
async function leaveBrowser() {
	const old = browser;
	browser = undefined;
	await Promise.race([old?.close(), new Promise((resolve) => setTimeout(resolve, 5000))]);
}

afterAll(async () => {
	await browser?.close();
	browser = undefined;
});
