import type { Page } from "playwright-core";

/** Keeps what a page fetches when something on it wakes from arriving until it is let go. */
export function holdChunks() {
	const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
	const before = async (page: Page) => {
		await page.route("**/assets/chunks/*", async (route) => {
			await held;
			await route.continue();
		});
	};
	return { before, letGo };
}
