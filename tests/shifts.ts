import type { Page } from "playwright-core";

/** After a second, the sum of all layout shifts so far without recent input (CLS without windows). */
export function sumShifts(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries() as unknown as {
						value: number;
						hadRecentInput: boolean;
					}[]) {
						if (!entry.hadRecentInput) sum += entry.value;
					}
				}).observe({ type: "layout-shift", buffered: true });
				setTimeout(() => resolve(sum), 1000);
			}),
	);
}
