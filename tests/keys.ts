import type { Locator, Page } from "playwright-core";

/** Presses Tab until the target has the focus. @throws when it is not reached within `most` presses */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
	for (let presses = 0; presses < most; presses++) {
		await page.keyboard.press("Tab");
		if (await target.evaluate((element) => element === document.activeElement)) return;
	}
	throw new Error(`${target} is not reached with ${most} presses of Tab`);
}

/** Tabs to a link or button and presses Enter; waits for the new address if one is given. */
export async function press(page: Page, target: Locator, address?: string | RegExp): Promise<void> {
	await tabTo(page, target);
	await page.keyboard.press("Enter");
	if (address) await page.waitForURL(address);
}

/** Tabs to a field and types. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
	await tabTo(page, field);
	await page.keyboard.type(text);
}
