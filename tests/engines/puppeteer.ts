import puppeteer, { type ElementHandle, type JSHandle, type Page } from "puppeteer-core";
import { findBrowser } from "../../scripts/browser.ts";
import { type Engine, findProgram } from "./engine.ts";

/** Starts the Chromium of the other tests, without a screen. */
export async function startChromium(): Promise<Engine> {
	const { executablePath = "", args = [], env } = await findBrowser();
	const launched = puppeteer.launch({
		executablePath,
		args: [...args, "--force-prefers-reduced-motion", "--hide-scrollbars"],
		headless: "shell",
		...(env && { env: env as Record<string, string> }),
	});
	return drive(await launched);
}

/**
 * Starts Firefox without a screen, by WebDriver BiDi, which cannot switch script off there: without script its files are
 * not loaded, as on a poor connection.
 */
export async function startFirefox(script: boolean): Promise<Engine> {
	const launched = puppeteer.launch({
		browser: "firefox",
		executablePath: findProgram("firefox-esr", "firefox"),
		// As on a phone, where a scrollbar takes no room.
		extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "ui.useOverlayScrollbars": 1 },
	});
	return drive(await launched, async (page) => {
		if (script) return;
		await page.setRequestInterception(true);
		page.on("request", (request) =>
			/\.js$/.test(request.url()) ? request.abort() : request.continue(),
		);
	});
}

async function drive(
	browser: Awaited<ReturnType<typeof puppeteer.launch>>,
	prepare?: (page: Page) => Promise<void>,
): Promise<Engine> {
	const [page = await browser.newPage()] = await browser.pages();
	await prepare?.(page);
	return {
		version: await browser.version(),
		// goto() and goBack() wait for a load that Firefox does not report of a page it has kept, nor of the next one.
		// The page answers before it is left: one that comes from the cache may be there sooner than the answer.
		open: (url) => page.evaluate((to) => void setTimeout(() => location.assign(to)), url),
		back: () => page.evaluate(() => void setTimeout(() => history.back())),
		resize: (width, height) =>
			page.setViewport({ width, height }).catch((error: Error) => {
				// The size is set; Firefox 140 does not know the orientation that Puppeteer sets beside it.
				if (!error.message.includes("setScreenOrientationOverride")) throw error;
			}),
		run: (task, ...values) => page.evaluate(task as never, ...values),
		click: async (task, ...values) => {
			const found: JSHandle = await page.evaluateHandle(task as never, ...values);
			const element = found.asElement() as ElementHandle<Element> | null;
			if (element) await press(element);
		},
		type: (text) => page.keyboard.type(text),
		press: (key) => page.keyboard.press(key),
		stop: () => browser.close(),
	};
}

/** Presses an element; an option, which has no box, is chosen. */
async function press(element: ElementHandle<Element>): Promise<void> {
	const value = await element.evaluate((target) =>
		target instanceof HTMLOptionElement ? target.value : null,
	);
	if (value === null) return element.click();
	const list = await element.evaluateHandle((option) => option.closest("select"));
	await list.asElement()?.select(value);
}
