import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";

const steps = (page: Page) => page.getByRole("region", { name: "Our Simple Process" });

test("HOME-04 PDT-09 SVC-08 CON-01 CST-04 heroes are 600 and 400 px high", async ({ page }) => {
	await page.setViewportSize({ width: 1600, height: 900 });
	for (const [path, height] of [
		["/", 600],
		["/products/awnings", 400],
		["/service-areas", 400],
		["/contact", 400],
	] as const) {
		await page.goto(path);
		const box = await page.locator("main > section").first().boundingBox();
		expect(Math.round(box?.height ?? 0), path).toBe(height);
	}
});

test("PRD-01 BLG-01 rows of cards are level and full", async ({ page }) => {
	for (const path of ["/products", "/blog"]) {
		await page.goto(path);
		for (const width of [1280, 375]) {
			await page.setViewportSize({ width, height: 900 });
			const cards = page.getByRole("article");
			const whole = cards.filter({ has: page.getByRole("link", { name: /^(Read|Learn) More/ }) });
			const rows = await whole.evaluateAll((all) => {
				const groups = Map.groupBy(all, (card) => Math.round(card.getBoundingClientRect().top));
				return [...groups.values()].map((row) =>
					row.map((card) => card.querySelector("a")?.getBoundingClientRect().bottom ?? 0),
				);
			});
			expect(rows.length).toBeGreaterThan(2);
			for (const row of rows) expect(Math.max(...row) - Math.min(...row)).toBeLessThan(1.5);
			if (path !== "/products" || width !== 375) continue;
			// The first of an odd number has a row of its own, across the whole width.
			const across = await cards.evaluateAll((all) =>
				all.filter((card) => card.clientWidth > 300).map((card) => card.matches(":first-child")),
			);
			expect(across).toEqual([true, true, true, true]);
			expect(rows.filter((row) => row.length === 1)).toHaveLength(4);
		}
	}
});

test("HOME-13 what has room beside something stands there, and not below it", async ({ page }) => {
	const below: string[] = [];
	for (const [path, width, first, second] of [
		["/", 375, ".featured .pic", ".featured h3 + p"],
		["/", 1280, "[aria-labelledby=a-h] li", "[aria-labelledby=a-h] li:nth-child(6)"],
		["/", 1280, ".ways li", ".ways li + li"],
		["/", 1280, ".reasons > div", ".reasons > div + div"],
		["/", 1280, ".sides .pic", ".sides .pic + .pic"],
		["/service-areas", 1280, ".region-lists ul", ".region-lists ul + ul"],
		["/service-areas", 1280, ".region-cards article", ".region-cards article + article"],
		["/measure", 1280, ".mounts section", ".mounts section + section"],
		["/blog/cleaning-curtains-guide", 375, ".author > :first-child", ".author h2"],
		["/checklists/measuring-for-curtains", 375, "dt", "dd"],
		["/checklists/measuring-for-curtains", 375, "label input", "label span"],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(path);
		const boxes = [first, second].map((part) => page.locator(part).first().boundingBox());
		const [one, other] = await Promise.all(boxes);
		if (!one || !other || other.x < one.x + one.width || other.y >= one.y + one.height)
			below.push(`${path}: ${second}`);
	}
	expect(below).toEqual([]);
});

test("HOME-09 the names of Home's steps have numbers and are level", async ({ page }) => {
	await page.setViewportSize({ width: 1024, height: 900 });
	await page.goto("/");
	const names = await steps(page)
		.getByRole("heading", { level: 3 })
		.evaluateAll((all) =>
			all.map((name) => `${getComputedStyle(name, "::before").content} ${name.clientHeight}`),
		);
	expect(new Set(names)).toEqual(new Set([expect.stringMatching(/^counter/)]));
});

test("the six widest tables of posts fit their column, on paper too", async ({ page }) => {
	// The longest row of a post is a measure of how wide its tables want to be.
	const texts = globSync("content/blog/*.mdx").map((file) => readFileSync(file, "utf8"));
	const longest = (text: string) =>
		Math.max(0, ...(text.match(/^\|.*\|$/gm) ?? []).map((row) => row.length));
	const widest = texts.sort((a, b) => longest(b) - longest(a)).slice(0, 6);
	for (const text of widest) {
		const slug = /^slug: (.+)$/m.exec(text)?.[1];
		await page.goto(`/blog/${slug}`);
		for (const [media, width] of [
			["screen", 1280],
			["print", 718],
		] as const) {
			await page.emulateMedia({ media });
			await page.setViewportSize({ width, height: 900 });
			const hidden = await page
				.getByRole("group", { name: "Table" })
				.evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));
			expect(new Set(hidden), `${slug} (${media})`).toEqual(new Set([0]));
		}
	}
});

test("BEY-12 BEY-06 GAL-03 HDR-10 BLG-01 what is chosen or current differs from what is not, in forced colours too", async ({
	page,
}) => {
	for (const [path, chosen, other, pseudo = "", island] of [
		["/gallery", ".filters label:has(:checked)", ".filters label:has([value=awnings])"],
		[
			"/gallery",
			"[aria-label=Main] [href='/gallery']",
			"[aria-label=Main] [href='/about']",
			"::after",
		],
		["/blog", "[aria-label^=Pages] [aria-current]", "[aria-label^=Pages] a:not([aria-current])"],
		["/sun", "label:has([name=facing][value=W])", "label:has([name=facing][value=E])"],
		["/compare", "main label:has(:checked)", "main label:has([value=panel-glides])"],
		["/price-guide?width=12", "#p-width[aria-invalid]", "#p-second", "", "PriceGuide"],
		[
			"/plantation-shutters-guide?length=72",
			"tr[aria-current] td",
			"tr:has-text('Under 65 mm') td",
			"",
			"LengthCheck",
		],
	] as const) {
		await page.emulateMedia({ forcedColors: "none" });
		await page.goto(path);
		if (island) await hydrated(page, island);
		for (const forcedColors of ["none", "active"] as const) {
			await page.emulateMedia({ forcedColors });
			const [first, second] = await Promise.all(
				[chosen, other].map((part) =>
					page
						.locator(part)
						.first()
						.evaluate((element, pseudo) => {
							const { color, backgroundColor, border, scale } = getComputedStyle(element, pseudo);
							return `${color} on ${backgroundColor}, ${border} ${scale}`;
						}, pseudo),
				),
			);
			expect(first, `${path} ${chosen}`).not.toBe(second);
		}
	}
});

test("BEY-12 BEY-04 BEY-20 HOME-08 in forced colours edges stay, drawn backgrounds go, marks are the theme’s own, and drawings have the colour of their text", async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto("/");
	const drawings = await steps(page)
		.getByRole("listitem")
		.evaluateAll((all) => all.map((step) => getComputedStyle(step, "::before").display));
	expect(new Set(drawings)).toEqual(new Set(["none"]));
	await expect(page.locator(".icon").first()).toHaveCSS("fill", "none");
	await page.getByRole("button", { name: "Search" }).first().click();
	await expect(page.getByRole("dialog")).toHaveCSS("border-block-end-width", "1px");
	const list = encodeURIComponent('{"windows":[{"facing":"W"}]}');
	await page.goto(`/your-windows#list=${list}`);
	const entry = page.getByRole("listitem").filter({ hasText: "Take out" });
	const color = await entry.evaluate((element) => getComputedStyle(element).color);
	await expect(entry.locator("svg")).toHaveCSS("stroke", color);
	const tops = await entry
		.locator("svg, h3")
		.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().top)));
	expect(new Set(tops).size, "level").toBe(1);
	await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
	await page.goto("/search?q=shutters");
	await expect(page.locator("mark").first()).toHaveCSS("background-color", "rgb(255, 255, 0)");
	await page.goto("/locations");
	const ground = page.getByRole("group", { name: "Map" }).first().locator("..");
	await expect(ground).toHaveCSS("background-color", "rgb(253, 252, 247)");
});
