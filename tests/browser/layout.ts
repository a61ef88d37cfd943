import type { Page } from "@playwright/test";

/** Text that is cut off by its box or leaves the page, and anything that makes the page scroll sideways. */
export function findLosses(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const losses: string[] = [];
		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth > clientWidth)
			losses.push(`the page is ${scrollWidth} px wide of ${clientWidth}`);
		for (const element of document.querySelectorAll<HTMLElement>("body *")) {
			const own = [...element.childNodes].some(
				(node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
			);
			if (!own || element.closest(".vh, noscript, svg") || !element.checkVisibility()) continue;
			const words = `"${element.innerText.slice(0, 40)}"`;
			const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
			if (webkitLineClamp !== "none") continue;
			const cutsX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
			const cutsY =
				/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
			if (cutsX || cutsY) losses.push(`${words} is cut off`);
			const { left, right } = element.getBoundingClientRect();
			const scrolls = element.closest("[tabindex='0']") !== null;
			if (!scrolls && (left < -1 || right > clientWidth + 1))
				losses.push(`${words} leaves the page`);
		}
		return losses;
	});
}

/** Controls and links that extend beyond the window, clipped or not. */
export function findOutside(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const { clientWidth } = document.documentElement;
		const controls = "a, button, input, select, textarea, summary";
		return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
			const { left, right, width } = control.getBoundingClientRect();
			const isShown = width > 0 && control.checkVisibility({ visibilityProperty: true });
			const scrolls = control.closest("[tabindex='0'], .vh") !== null;
			if (!isShown || scrolls || (left >= -1 && right <= clientWidth + 1)) return [];
			return [`${control.tagName} "${control.innerText || control.id}" ${left} to ${right}`];
		});
	});
}

/** Pointer targets smaller than 24 px (WCAG 2.5.8), except links in running text and in the lists of a post. */
export function findSmall(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const targets = document.querySelectorAll<HTMLElement>(
			"a[href], button, summary, select, input",
		);
		return [...targets].flatMap((target) => {
			const own = target.closest("label") ?? target;
			const inText = target.matches("p a, .prose li a, td a, figcaption a, small a, dd a");
			if (inText || own.closest(".vh, svg") || !target.checkVisibility()) return [];
			const { width, height } = own.getBoundingClientRect();
			const covers = getComputedStyle(target, "::after").position === "absolute";
			return (width >= 24 && height >= 24) || covers
				? []
				: [`${target.outerHTML.slice(0, 90)} is ${Math.round(width)} by ${Math.round(height)}`];
		});
	});
}

/** The sum of all layout shifts so far without recent input. */
export function sumShifts(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries() as (PerformanceEntry & {
						value: number;
						hadRecentInput: boolean;
					})[]) {
						if (!entry.hadRecentInput) sum += entry.value;
					}
				}).observe({ type: "layout-shift", buffered: true });
				requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
			}),
	);
}

/** Controls that forced colours leave without a visible border, underline or mark. */
export function findVanished(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const controls = document.querySelectorAll<HTMLElement>(
			"a.btn, button, input:not([type=hidden]), select, textarea, .call",
		);
		return [...controls].flatMap((control) => {
			const shown = { opacityProperty: true, visibilityProperty: true };
			if (control.closest(".vh") || !control.checkVisibility(shown)) return [];
			const { borderTopWidth, borderTopStyle, textDecorationLine } = getComputedStyle(control);
			const bordered = Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== "none";
			const marked = control.querySelector("svg") !== null || textDecorationLine === "underline";
			return bordered || marked ? [] : [control.outerHTML.slice(0, 100)];
		});
	});
}
