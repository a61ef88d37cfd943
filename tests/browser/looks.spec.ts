import { globSync, readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
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
			const alone = await cards.evaluateAll((all) =>
				all.filter((card) => card.clientWidth > 300 && card.matches(":not(:first-child)")),
			);
			expect(alone).toEqual([]);
			expect(rows.filter((row) => row.length === 1)).toHaveLength(4);
		}
	}
});

test("HOME-01 HOME-09 HOME-12 Home's heading, steps and suburbs break evenly", async ({ page }) => {
	await page.goto("/");
	const columns = await page
		.locator("section", { has: page.getByRole("heading", { name: "Areas We Service" }) })
		.locator("ul a")
		.evaluateAll((all) => all.map((a) => Math.round(a.getBoundingClientRect().left)));
	expect(new Set(columns).size).toBe(2);
	for (const width of [768, 960, 1024, 1060]) {
		await page.setViewportSize({ width, height: 900 });
		const lines = await page.locator("h1").evaluate((heading) => {
			const range = document.createRange();
			const text = heading.firstChild as Text;
			const words = [...text.data.matchAll(/\S+/g)].map(({ index, 0: word }) => {
				range.setStart(text, index);
				range.setEnd(text, index + word.length);
				return { word, top: range.getBoundingClientRect().top };
			});
			const rows = Map.groupBy(words, ({ top }) => top);
			return [...rows.values()].map((row) => row.map(({ word }) => word).join(" "));
		});
		expect(lines.filter((line) => line.length < 6)).toEqual([]);
		if (width < 1024) continue;
		const heights = await steps(page)
			.getByRole("heading", { level: 3 })
			.evaluateAll((names) => names.map((name) => name.clientHeight));
		expect(new Set(heights).size).toBe(1);
	}
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

test.describe("in forced colours", () => {
	/** Opens a page in which the browser replaces colours by those of the visitor. */
	async function openForced(page: Page, path: string) {
		await page.emulateMedia({ forcedColors: "active" });
		await page.goto(path);
	}

	async function expectDifferent(chosen: Locator, other: Locator, pseudo = "") {
		const [first, second] = await Promise.all(
			[chosen, other].map((part) =>
				part.evaluate((element, pseudo) => {
					const { color, backgroundColor, scale } = getComputedStyle(element, pseudo);
					return `${color} on ${backgroundColor} ${scale}`;
				}, pseudo),
			),
		);
		expect(first).not.toBe(second);
	}

	test("BEY-12 GAL-03 HDR-10 BLG-01 what is chosen or current differs", async ({ page }) => {
		await openForced(page, "/gallery");
		const filter = (name: string) =>
			page.getByRole("group", { name: "Show a category" }).getByText(name, { exact: true });
		await expectDifferent(filter("All"), filter("Venetian Blinds"));
		const menu = page.getByRole("navigation", { name: "Main" });
		const entry = (name: string) => menu.getByRole("link", { name, exact: true });
		await expectDifferent(entry("Gallery"), entry("About"), "::after");
		await openForced(page, "/blog");
		const paging = page.getByRole("navigation", { name: "Pages of this list" });
		await expectDifferent(
			paging.getByRole("link", { name: "Page 1" }),
			paging.getByRole("link", { name: "Page 2" }),
		);
	});

	test("BEY-12 the side that a window faces and a chosen product differ too", async ({ page }) => {
		await openForced(page, "/sun");
		const side = (facing: string) => page.locator(`label:has([name=facing][value=${facing}])`);
		await expectDifferent(side("W"), side("E"));
		await openForced(page, "/compare");
		const product = (name: string) => page.getByRole("main").locator("label", { hasText: name });
		await expectDifferent(product("Roller Blinds"), product("Panel Glides"));
		await openForced(
			page,
			`/your-windows#list=${encodeURIComponent('{"windows":[{"facing":"W"}]}')}`,
		);
		const entry = page.getByRole("listitem").filter({ hasText: "Take out" });
		const color = await entry.evaluate((element) => getComputedStyle(element).color);
		await expect(entry.locator("svg")).toHaveCSS("stroke", color);
	});

	test("BEY-12 BEY-06 the row of the recess that applies differs too", async ({ page }) => {
		await openForced(page, "/plantation-shutters-guide");
		await hydrated(page, "LengthCheck");
		await page.getByLabel("Clear depth of the recess").fill("72");
		await page.getByRole("button", { name: "Check the depth" }).click();
		const row = (name: RegExp) => page.getByRole("row", { name });
		await expect(row(/^70 mm/)).toHaveAttribute("aria-current", "true");
		await expectDifferent(
			row(/^70 mm/)
				.getByRole("cell")
				.first(),
			row(/^Under 65 mm/)
				.getByRole("cell")
				.first(),
		);
	});

	test("BEY-12 BEY-04 HOME-08 edges stay, drawn backgrounds go", async ({ page }) => {
		await openForced(page, "/");
		const drawings = await steps(page)
			.getByRole("listitem")
			.evaluateAll((all) => all.map((step) => getComputedStyle(step, "::before").display));
		expect(new Set(drawings)).toEqual(new Set(["none"]));
		await page.keyboard.press("/");
		await expect(page.getByRole("dialog")).toHaveCSS("border-block-end-width", "1px");
		await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
		await page.goto("/locations");
		const ground = page.getByRole("group", { name: "Map" }).first().locator("..");
		await expect(ground).toHaveCSS("background-color", "rgb(253, 252, 247)");
	});
});
