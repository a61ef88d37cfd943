import type { Page } from "playwright-core";

/** The focused element, as a person would name it, and what is wrong with how the focus shows. */
export interface FocusStop {
	name: string;
	/** Empty when the focus is visible. */
	fault: string;
}

/** Red, green, blue and opacity, from 0 to 255. */
type Color = number[];

/** What browsers paint a page on. */
const white: Color = [255, 255, 255, 255];

/** Looks at the focused element: its outline, how that stands out, and whether anything fixed covers the element. */
export async function inspectFocus(page: Page): Promise<FocusStop> {
	const name = await page.evaluate(nameFocus);
	const ring = await page.evaluate(findRing);
	if (!ring) return { name, fault: "no outline" };
	const [outline = [], ...grounds] = await readColors(page, [ring.color, ...ring.grounds]);
	const ground = grounds.find(([, , , opacity]) => opacity === 255) ?? white;
	const ratio = contrast(outline, ground);
	if (ratio < 3) return { name, fault: `an outline with a contrast of ${ratio.toFixed(1)}` };
	const seen = await page.evaluate(isFocusInSight);
	return { name, fault: seen ? "" : "covered, or out of view" };
}

/** Runs in the page. */
function nameFocus(): string {
	const element = document.activeElement as HTMLElement;
	return `${element.tagName.toLowerCase()} "${element.innerText?.slice(0, 40).trim() || element.getAttribute("aria-label") || element.id}"`;
}

/** Whether a part of the focused element, or of its label, has nothing over it. Runs in the page. */
function isFocusInSight(): boolean {
	const element = document.activeElement as HTMLElement;
	const own = element.closest("label") ?? element;
	const rects = [...own.getClientRects()].filter(({ width, height }) => width * height > 0);
	return rects.some(({ left, top, width, height }) =>
		[0.1, 0.5, 0.9].some((x) =>
			[0.1, 0.5, 0.9].some((y) => {
				const hit = document.elementFromPoint(left + width * x, top + height * y);
				return hit !== null && (own.contains(hit) || hit.contains(own));
			}),
		),
	);
}

/** The outline of the focused element, its label or card, and what lies behind it, from near to far. Runs in the page. */
function findRing(): { color: string; grounds: string[] } | undefined {
	const element = document.activeElement as HTMLElement;
	const ringed = [element, element.closest("label"), element.closest(".card")].find((one) => {
		const style = one && getComputedStyle(one);
		// A box that is not seen shows its focus by its label.
		if (!style || style.opacity === "0") return false;
		return style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
	});
	if (!ringed) return;
	const { outlineColor, outlineOffset } = getComputedStyle(ringed);
	const grounds: string[] = [];
	// An outline that is not drawn inwards lies on what is around the element.
	let ground = Number.parseFloat(outlineOffset) < 0 ? ringed : ringed.parentElement;
	for (; ground; ground = ground.parentElement) {
		const { backgroundImage, backgroundColor } = getComputedStyle(ground);
		// A gradient counts as the colour that it starts with.
		const [start] = /(rgba?|oklab|color)\([^)]*\)/.exec(backgroundImage) ?? [];
		grounds.push(...(start ? [start] : []), backgroundColor);
	}
	return { color: outlineColor, grounds };
}

/** Reads colours of any notation by painting with them. */
function readColors(page: Page, colors: readonly string[]): Promise<Color[]> {
	return page.evaluate((notations) => {
		const canvas = new OffscreenCanvas(1, 1).getContext("2d");
		if (!canvas) throw new Error("no canvas to paint on");
		return notations.map((notation) => {
			canvas.clearRect(0, 0, 1, 1);
			canvas.fillStyle = notation;
			canvas.fillRect(0, 0, 1, 1);
			return [...canvas.getImageData(0, 0, 1, 1).data];
		});
	}, colors);
}

/** The contrast ratio of two colours, as WCAG defines it. */
function contrast(...colors: [Color, Color]): number {
	const [dark = 0, light = 0] = colors.map(measureLuminance).sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance of WCAG, from 0 for black to 1 for white. */
function measureLuminance(color: Color): number {
	const [red = 0, green = 0, blue = 0] = color.map((part) => {
		const share = part / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
