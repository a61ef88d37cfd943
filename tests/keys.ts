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

/** The focused element, as a person would name it, and what is wrong with how the focus shows. */
export interface FocusStop {
	name: string;
	/** Empty when the focus is visible. */
	fault: string;
}

/** Looks at the focused element: its outline, and whether anything fixed covers it. */
export function inspectFocus(page: Page): Promise<FocusStop> {
	return page.evaluate(() => {
		const element = document.activeElement as HTMLElement;
		const name = `${element.tagName.toLowerCase()} "${element.innerText?.slice(0, 40).trim() || element.getAttribute("aria-label") || element.id}"`;
		const ringed = [element, element.closest("label"), element.closest(".card")].some((one) => {
			const style = one && getComputedStyle(one);
			return style && style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
		});
		if (!ringed) return { name, fault: "no outline" };
		const own = element.closest("label") ?? element;
		const rects = [...own.getClientRects()].filter(({ width, height }) => width * height > 0);
		const seen = rects.some(({ left, top, width, height }) =>
			[0.1, 0.5, 0.9].some((x) =>
				[0.1, 0.5, 0.9].some((y) => {
					const hit = document.elementFromPoint(left + width * x, top + height * y);
					return hit !== null && (own.contains(hit) || hit.contains(own));
				}),
			),
		);
		return { name, fault: seen ? "" : "covered, or out of view" };
	});
}
