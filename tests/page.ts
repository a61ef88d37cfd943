import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, inject } from "vitest";
import { launchBrowser } from "../scripts/browser.ts";

interface Options extends Omit<BrowserContextOptions, "viewport"> {
	/** Pixels; 1280 unless given. */
	width?: number;
	height?: number;
	/** Time that the page believes it is. */
	now?: Date;
	/** Runs before the page is opened, to listen or to block. */
	before?: (page: Page) => Promise<void> | void;
}

let browser: Browser | undefined;
let contexts: BrowserContext[] = [];

/** Opens a page of the served site in a browser context of its own, closed after the test. */
export async function openPage(path: string, options: Options = {}): Promise<Page> {
	const { width = 1280, height = 900, now, before, ...rest } = options;
	browser ??= await launchBrowser();
	const context = await browser.newContext({
		viewport: { width, height },
		baseURL: inject("origin"),
		...rest,
	});
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

/** A browser that hangs would hang in every new try and every later test, so the next one starts afresh. */
async function leaveBrowser() {
	const old = browser;
	browser = undefined;
	await Promise.race([old?.close(), new Promise((resolve) => setTimeout(resolve, 5000))]);
}

afterAll(async () => {
	await browser?.close();
	browser = undefined;
});
