import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { auditedPages } from "../scripts/audit/pages.ts";
import { findBrowser } from "../scripts/browser.ts";
import { getContent } from "../scripts/content/collections.ts";
import { openPage } from "./page.ts";
import { mounted } from "./placeFinder.ts";
import { dialog, openSearch } from "./searchDialog.ts";

const paths = [...auditedPages.map(({ path }) => path), "/price-guide", "/locations/thirroul"];
/** Types of pages that are not among these. */
const morePaths = [
	"/search",
	"/search?q=shutters",
	"/about",
	"/service-areas",
	"/thank-you",
	"/privacy-policy",
	"/blog/category/design-concepts",
	"/locations/region/kiama/awnings",
	"/nowhere",
	"/locations/nowhere",
];
/** Text spacing that a reader may set without losing anything (WCAG 1.4.12). */
const spacing = `
	* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
	p { margin-block-end: 2em !important }`;

/** Text that is cut off by its box, and anything that makes the page scroll sideways. */
function findLosses(page: Page): Promise<string[]> {
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
			const { overflowX, overflowY } = getComputedStyle(element);
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
function findOutside(page: Page): Promise<string[]> {
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

test.each([320, 375])(
	"BEY-12 no control of any type of page leaves a window of %i px",
	async (width) => {
		const page = await openPage("/", { width });
		for (const path of [...paths, ...morePaths]) {
			await page.goto(path);
			expect([path, await findOutside(page)]).toEqual([path, []]);
		}
	},
);

test.each([768, 900])("BEY-12 no type of page is wider than a window of %i px", async (width) => {
	const page = await openPage("/", { width });
	const tooWide: string[] = [];
	for (const path of [...paths, ...morePaths]) {
		await page.goto(path);
		const needed = await page.evaluate(() => document.documentElement.scrollWidth);
		if (needed > width) tooWide.push(`${path} is ${needed} px wide`);
	}
	expect(tooWide).toEqual([]);
});

/** Words of the first heading that wrap in the middle, which is only allowed at a slash. */
function findBroken(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const heading = document.querySelector("h1") as HTMLElement;
		const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
		const broken: string[] = [];
		for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
			for (const { index, 0: word } of node.data.matchAll(/[^\s-]+/g)) {
				const range = document.createRange();
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
			}
		return broken;
	});
}

test.each(paths)(
	"BEY-12 nothing on %s is lost at 200% and 400% zoom, or with wider letters, words and lines",
	async (path) => {
		const page = await openPage(path, { width: 640, height: 450, bypassCSP: true });
		expect(await findLosses(page), "200%").toEqual([]);
		await page.setViewportSize({ width: 320, height: 256 });
		expect(await findLosses(page), "400%").toEqual([]);
		await page.setViewportSize({ width: 375, height: 800 });
		await page.addStyleTag({ content: spacing });
		expect(await findLosses(page), "spacing").toEqual([]);
		await page.setViewportSize({ width: 1024, height: 800 });
		expect(await findLosses(page), "spacing on a desktop").toEqual([]);
	},
);

describe("with letters twice as large by the browser's setting", () => {
	let browser: Browser;

	beforeAll(async () => {
		const { source: _source, args = [], ...options } = await findBrowser();
		const large = "--blink-settings=defaultFontSize=32";
		browser = await chromium.launch({ ...options, args: [...args, large] });
	});
	afterAll(() => browser.close());

	test.each([...paths, ...morePaths])("BEY-12 nothing is lost on %s", async (path) => {
		const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
		await page.goto(inject("origin") + path);
		const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
		expect(size).toBe("32px");
		expect(await findLosses(page), "1280 px").toEqual([]);
		await page.setViewportSize({ width: 375, height: 900 });
		expect(await findLosses(page), "375 px").toEqual([]);
		expect(await findBroken(page), "375 px").toEqual([]);
		await page.close();
	});

	test("BEY-12 CALL-01 the call button covers no more of the text than before", async () => {
		const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
		await page.goto(inject("origin"));
		const box = await page.locator(".call").boundingBox();
		expect(box).toMatchObject({ width: 56, height: 56 });
		await page.close();
	});
});

test.each(paths)(
	"BEY-12 the heading of %s is seen at once on a phone on its side",
	async (path) => {
		const page = await openPage(path, { width: 740, height: 360 });
		const heading = page.locator("h1").first();
		const top = async () => (await heading.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
		expect(await top()).toBeLessThan(240);
		expect(await findBroken(page)).toEqual([]);
		await page.setViewportSize({ width: 844, height: 390 });
		expect(await top()).toBeLessThan(240);
	},
);

test("BEY-12 one long word typed as a suburb or searched for before leaves no window of 320 px", async () => {
	const word = "a".repeat(40);
	const recent = JSON.stringify({ version: 1, queries: [word.repeat(3)] });
	const page = await openPage("/locations", { width: 320 });
	await mounted(page, "suburb-search");
	await page.locator("#suburb").fill(word);
	await page.locator("#suburb-status", { hasText: word }).waitFor();
	expect(await findLosses(page)).toEqual([]);
	await page.evaluate((kept) => localStorage.setItem("recent-searches", kept), recent);
	await page.reload();
	await openSearch(page);
	const again = dialog(page).getByRole("button", { name: word });
	expect(await again.evaluate((button) => button.getBoundingClientRect().right)).toBeLessThan(320);
});

test("no table of a post is wider than its column, on a desktop or on paper", {
	timeout: 120_000,
}, async () => {
	const page = await openPage("/");
	const tooWide: string[] = [];
	for (const { slug } of getContent().posts) {
		const html = await (await fetch(`${inject("origin")}/blog/${slug}`)).text();
		if (!html.includes('class="tbl"')) continue;
		await page.goto(`/blog/${slug}`);
		for (const [media, width] of [
			["screen", 1280],
			["print", 718],
		] as const) {
			await page.emulateMedia({ media });
			await page.setViewportSize({ width, height: 900 });
			const hidden = await page
				.locator(".prose .tbl")
				.evaluateAll((boxes) =>
					Math.max(0, ...boxes.map((box) => box.scrollWidth - box.clientWidth)),
				);
			if (hidden > 0) tooWide.push(`${slug} by ${hidden} px (${media})`);
		}
	}
	expect(tooWide).toEqual([]);
});
