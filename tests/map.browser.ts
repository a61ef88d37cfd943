import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { openPage } from "./page.ts";

describe("the map", () => {
	const links = ".map a";

	test("BEY-07 regions and suburbs are links with names, region by region and from north to south", async () => {
		const page = await openPage("/locations", { javaScriptEnabled: false });
		const names = await page
			.locator(".map .area")
			.evaluateAll((all) => all.map((link) => link.getAttribute("aria-label")));
		const { regions, suburbs } = getContent();
		const countOf = (name: string) => suburbs.filter(({ region }) => region === name).length;
		expect(names).toEqual(regions.map(({ name }) => `${name} region, ${countOf(name)} suburbs`));
		expect(await page.locator(links).count()).toBe(suburbs.length + regions.length);
		const kiama = page.locator(".map [data-region=kiama] a:not(.area)");
		const heights = await kiama.evaluateAll((all) =>
			all.map((link) => link.getBoundingClientRect().bottom),
		);
		expect(heights.length).toBe(countOf("Kiama"));
		const dots = await page
			.locator(".map [data-region=kiama] g circle")
			.evaluateAll((all) =>
				all.map((dot) => dot.getBoundingClientRect().top + dot.getBoundingClientRect().height / 2),
			);
		expect(dots.map(Math.round)).toEqual(dots.map(Math.round).toSorted((a, b) => a - b));
	});

	test("BEY-07 the keyboard goes over it, shows the name it is on, and Enter opens the suburb", async () => {
		const page = await openPage("/locations");
		await page.locator(".map .area").first().focus();
		await page.keyboard.press("Tab");
		const label = page.locator(".map a:focus text");
		const name = await label.textContent();
		expect(name).toBe("Lilyvale");
		expect(await label.isVisible()).toBe(true);
		await page.keyboard.press("Enter");
		await page.waitForURL("**/locations/lilyvale");
	});

	test("BEY-07 a link before it skips it, and a region leads to its list", async () => {
		const page = await openPage("/locations", { reducedMotion: "reduce" });
		const skip = page.getByRole("link", { name: "Skip the map" });
		await skip.focus();
		expect((await skip.boundingBox())?.height).toBeGreaterThan(10);
		await page.keyboard.press("Enter");
		await page.keyboard.press("Tab");
		expect(await page.evaluate(() => document.activeElement?.closest(".map"))).toBeNull();
		await page.locator(".map .area").nth(2).press("Enter");
		expect(new URL(page.url()).hash).toBe("#region-kiama");
		await page.waitForFunction(() => {
			const top = document.querySelector("#region-kiama")?.getBoundingClientRect().top ?? -1;
			return top > 0 && top < 400;
		});
	});

	test("BEY-07 names of towns are printed where there is room; on a phone the regions alone, large enough to read", async () => {
		const isPrinted = (page: Page, text: string) =>
			page.locator(".map text", { hasText: text }).first().isVisible();
		const wide = await openPage("/locations");
		expect(await isPrinted(wide, "Robertson")).toBe(true);
		expect(await isPrinted(wide, "Lilyvale")).toBe(false);
		const phone = await openPage("/locations", { width: 375 });
		expect(await isPrinted(phone, "Robertson")).toBe(false);
		const size = await phone
			.locator(".map .area text")
			.first()
			.evaluate((label) => label.getBoundingClientRect().height);
		expect(size).toBeGreaterThan(11);
	});

	test.each(["/", "/service-areas", "/contact"])(
		"HOME-12 SVC-01 CON-05 on %s the same drawing is a picture that loads, with its alt text and its size",
		async (path) => {
			for (const width of [1280, 375]) {
				const page = await openPage(path, { width });
				const map = page.locator("main img.map");
				await map.scrollIntoViewIfNeeded();
				await page.waitForFunction(
					() => document.querySelector<HTMLImageElement>("main img.map")?.complete,
				);
				const { natural, source, alt, ratio } = await map.evaluate((img: HTMLImageElement) => ({
					natural: img.naturalWidth,
					source: new URL(img.currentSrc).pathname,
					alt: img.alt,
					ratio: Number(img.getAttribute("width")) / Number(img.getAttribute("height")),
				}));
				expect(natural).toBe(960);
				expect(source).toBe(width === 375 ? "/service-map-small.svg" : "/service-map.svg");
				expect(alt).toMatch(/Wollongong, Shellharbour and Kiama/);
				expect(ratio).toBe(1.6);
			}
		},
	);

	test("the suburb's page shows where it lies, within the frame", async () => {
		const failed: string[] = [];
		const page = await openPage("/locations/kiama/awnings", {
			before: (opened) =>
				void opened.on("response", (answer) => answer.status() >= 400 && failed.push(answer.url())),
		});
		const map = page.getByRole("img", { name: "Map: where Kiama lies in the Kiama region" });
		const frame = await map.boundingBox();
		const dot = await map.locator("circle").boundingBox();
		expect(frame && dot && dot.x > frame.x && dot.y > frame.y).toBe(true);
		expect(frame && dot && dot.x + dot.width < frame.x + frame.width).toBe(true);
		expect(frame && dot && dot.y + dot.height < frame.y + frame.height).toBe(true);
		expect(failed).toEqual([]);
	});
});
