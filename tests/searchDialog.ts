import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The field of the open dialog. */
export const field = (page: Page) => page.getByRole("textbox", { name: /^Search posts/ });
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
export const status = (page: Page) => dialog(page).getByRole("status");
/** Links among the results. */
export const links = (page: Page) => dialog(page).locator("[data-results] a");

/** Opens search with its key and waits until it accepts input. */
export async function openSearch(page: Page) {
	await page
		.locator("[data-mount=search][data-mounted=true]")
		.first()
		.waitFor({ state: "attached" });
	await page.keyboard.press("/");
	await field(page).waitFor();
}

/** Types words and waits for the number of results. */
export async function searchFor(page: Page, words: string) {
	await field(page).fill(words);
	await expect.poll(() => status(page).textContent()).toMatch(/^(No|\d+) results?$/);
}
