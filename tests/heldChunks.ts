import type { Page } from "playwright-core";

/** Keeps what a page fetches when something on it wakes from arriving until it is let go. */
export function holdChunks() {
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	const before = async (page: Page) => {
		await page.route("**/assets/chunks/*", async (route) => {
			await held;
			await route.continue();
		});
	};
	return { before, letGo };
}
