import type { Page } from "playwright-core";

/** Holds back the code that a page fetches when something on it hydrates or mounts, until letGo() is called. */
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
