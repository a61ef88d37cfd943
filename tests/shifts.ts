import type { Page } from "playwright-core";

/** Sum of the layout shifts so far that no input caused (CLS without windows), a second having passed. */
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
