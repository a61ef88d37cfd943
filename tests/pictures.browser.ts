import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { auditedPages } from "../scripts/audit/pages.ts";
import { openPage } from "./page.ts";

/** A picture as the browser shows it; widths are in screen pixels. */
interface Shown {
	file: string;
	/** Width of the file that the browser chose. */
	width: number;
	/** Width that would fill the box exactly. */
	needed: number;
	/** Every width on offer. */
	offered: number[];
}

const screens = [
	{ name: "a phone of 375 px, two dots a pixel", width: 375, height: 667, deviceScaleFactor: 2 },
	{ name: "a screen of 1280 px", width: 1280, height: 800, deviceScaleFactor: 1 },
];

/** Loads every visible picture and reads which file the browser chose. */
function readPictures(page: Page): Promise<Shown[]> {
	return page.evaluate(async () => {
		const frames = [...document.querySelectorAll<HTMLElement>(".pic")];
		const shown = frames.filter((frame) => frame.checkVisibility());
		return Promise.all(
			shown.map(async (frame) => {
				const img = frame.querySelector("img") as HTMLImageElement;
				img.loading = "eager";
				await img.decode();
				const source = [...frame.querySelectorAll("source")].find(
					({ media }) => !media || matchMedia(media).matches,
				);
				const file = new URL(img.currentSrc).pathname;
				const { width, height } = frame.getBoundingClientRect();
				const ratio = img.naturalWidth / img.naturalHeight;
				const widths = [...(source?.srcset ?? "").matchAll(/ (\d+)w/g)];
				return {
					file,
					width: Number(/-(\d+)-\w+\.avif$/.exec(file)?.[1]),
					needed: Math.max(width, height * ratio) * devicePixelRatio,
					offered: widths.map(([, one]) => Number(one)),
				};
			}),
		);
	});
}

/** Pictures in the first view that are lazy-loaded. */
function findLate(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll<HTMLImageElement>(".pic img[loading=lazy]")].flatMap((img) => {
			const { top, left, right } = img.getBoundingClientRect();
			const isFirst = img.checkVisibility() && top < innerHeight && right > 0 && left < innerWidth;
			return isFirst ? [`${img.getAttribute("src")} at ${Math.round(top)} px`] : [];
		}),
	);
}

const illustrated = auditedPages.filter(({ path }) => path !== "/locations");

describe.each(illustrated)("pictures of $path", ({ path }) => {
	test.each(screens)("BEY-12 are as wide as their place needs on $name", async (screen) => {
		const { name: _name, ...options } = screen;
		const page = await openPage(path, options);
		// tests/budgets.dist.ts counts the pictures that are not lazy as those of a phone's first view.
		if (screen.width === 375) expect(await findLate(page)).toEqual([]);
		const pictures = await readPictures(page);
		expect(pictures.length).toBeGreaterThan(0);
		const most = new Map<string, number>();
		for (const { file, needed } of pictures) {
			most.set(file, Math.max(needed, most.get(file) ?? 0));
		}
		for (const { file, width, needed: own, offered } of pictures) {
			// A small slot may use the file that a larger slot of the page has already loaded.
			const needed = most.get(file) ?? own;
			const enough = offered.find((one) => one >= needed * 0.98) ?? Math.max(...offered);
			expect(
				width,
				`${file} is wider than the ${Math.round(needed)} px it needs`,
			).toBeLessThanOrEqual(offered.find((one) => one >= needed * 1.04) ?? enough);
			const least = Math.min(own * 0.85, Math.max(...offered));
			expect(width, `${file} is blurred: it needs ${Math.round(own)} px`).toBeGreaterThan(least);
		}
	});
});
