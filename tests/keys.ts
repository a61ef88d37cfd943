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

/** Looks at the focused element: its outline, how that stands out, and whether anything fixed covers the element. */
export async function inspectFocus(page: Page): Promise<FocusStop> {
	const { name, colors, seen } = await page.evaluate(() => {
		const element = document.activeElement as HTMLElement;
		const name = `${element.tagName.toLowerCase()} "${element.innerText?.slice(0, 40).trim() || element.getAttribute("aria-label") || element.id}"`;
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
		const ringed = [element, element.closest("label"), element.closest(".card")].find((one) => {
			const style = one && getComputedStyle(one);
			// A box that is not seen shows its focus by its label.
			if (!style || style.opacity === "0") return false;
			return style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
		});
		if (!ringed) return { name, seen };

		const canvas = new OffscreenCanvas(1, 1).getContext("2d");
		/** Red, green, blue and opacity from 0 to 255, whatever the notation. */
		const readColor = (color: string): number[] => {
			if (!canvas) return [];
			canvas.clearRect(0, 0, 1, 1);
			canvas.fillStyle = color;
			canvas.fillRect(0, 0, 1, 1);
			return [...canvas.getImageData(0, 0, 1, 1).data];
		};
		const { outlineColor, outlineOffset } = getComputedStyle(ringed);
		// An outline that is not drawn inwards lies on what is around the element.
		let ground = Number.parseFloat(outlineOffset) < 0 ? ringed : ringed.parentElement;
		let behind: number[] | undefined;
		for (; ground && !behind; ground = ground.parentElement) {
			const { backgroundImage, backgroundColor } = getComputedStyle(ground);
			// A gradient counts as the colour that it starts with.
			const [start = backgroundColor] = /(rgb|oklab|color)[^)]*\)/.exec(backgroundImage) ?? [];
			behind = [start, backgroundColor].map(readColor).find(([, , , opacity]) => opacity === 255);
		}
		return { name, seen, colors: [readColor(outlineColor), behind ?? []] as const };
	});
	if (!colors) return { name, fault: "no outline" };
	const ratio = contrast(...colors);
	if (!(ratio >= 3)) return { name, fault: `an outline with a contrast of ${ratio.toFixed(1)}` };
	return { name, fault: seen ? "" : "covered, or out of view" };
}

/** The contrast ratio of two colours, as WCAG defines it. */
function contrast(...colors: readonly [number[], number[]]): number {
	const [dark = 0, light = 0] = colors
		.map((color) => {
			const [red = 0, green = 0, blue = 0] = color.map((part) => {
				const share = part / 255;
				return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
			});
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		})
		.sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}
