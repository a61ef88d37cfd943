import type { Locator, Page } from "playwright-core";

/** The form for choosing a region and a product. */
export const finder = (page: Page): Locator => page.locator("[data-mount=place-finder]");

/** The link to the page for both choices. */
export const details = (page: Page): Locator => page.getByRole("link", { name: "View Details" });

/** Waits until the script of a part of the page has mounted. */
export const mounted = (page: Page, name: string): Promise<void> =>
	page.locator(`[data-mount=${name}][data-mounted=true]`).waitFor({ state: "attached" });
