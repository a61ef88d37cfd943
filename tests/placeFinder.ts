import type { Locator, Page } from "playwright-core";

/** The choice of a region and a product. */
export const finder = (page: Page): Locator => page.locator("[data-mount=place-finder]");

/** The link that both choices lead to. */
export const details = (page: Page): Locator => page.getByRole("link", { name: "View Details" });

/** Until the script of a part of the page works. */
export const mounted = (page: Page, name: string): Promise<void> =>
	page.locator(`[data-mount=${name}][data-mounted=true]`).waitFor({ state: "attached" });
