import type { Page } from "playwright-core";
import { openPage } from "./page.ts";

/** The estimate in large print. */
export const figure = (page: Page): Promise<string> =>
	page.locator("[data-part=figure]").innerText();

/** How the estimate was worked out. */
export async function sum(page: Page): Promise<string> {
	return (await page.locator("[data-part=sum] li").allInnerTexts()).join("; ");
}

/** Opens a page and waits until its price guide works. */
export async function openGuide(path = "/price-guide", options = {}): Promise<Page> {
	const page = await openPage(path, options);
	await page.locator("[data-mount=price-guide]").scrollIntoViewIfNeeded();
	await page.locator("[data-mount=price-guide][data-mounted=true]").waitFor({ state: "attached" });
	return page;
}
