import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { auditedPages } from "../scripts/audit/pages.ts";
import { openPage } from "./page.ts";
import { mounted } from "./placeFinder.ts";
import { dialog, openSearch } from "./searchDialog.ts";

const paths = auditedPages.map(({ path }) => path);

/** Names of the running animations, and the scroll behaviour of the page unless it is instant. */
function findMotion(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const moving = document.getAnimations().map((one) => (one as CSSAnimation).animationName);
		const { scrollBehavior } = getComputedStyle(document.documentElement);
		return scrollBehavior === "auto" ? moving : [...moving, `scrolling is ${scrollBehavior}`];
	});
}

/** Pointer targets smaller than 24 px (WCAG 2.5.8), except links in running text and in the lists of a post. */
function findSmall(page: Page): Promise<string[]> {
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

/** Controls that forced colours leave without a visible border, underline or mark. */
function findVanished(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const controls = document.querySelectorAll<HTMLElement>(
			"a.btn, button, input:not([type=hidden]), select, textarea, .call",
		);
		return [...controls].flatMap((control) => {
			if (
				control.closest(".vh") ||
				!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
			)
				return [];
			const { borderTopWidth, borderTopStyle, textDecorationLine } = getComputedStyle(control);
			const bordered = Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== "none";
			const marked = control.querySelector("svg") !== null || textDecorationLine === "underline";
			return bordered || marked ? [] : [control.outerHTML.slice(0, 100)];
		});
	});
}

test.each(paths)(
	"BEY-12 on %s nothing moves where motion is unwanted, fingers find every target and forced colours hide no control",
	async (path) => {
		const page = await openPage(path, { width: 375, reducedMotion: "reduce" });
		expect(await findMotion(page)).toEqual([]);
		expect(await findSmall(page)).toEqual([]);
		await page.emulateMedia({ forcedColors: "active" });
		expect(await findVanished(page)).toEqual([]);
		await page.setViewportSize({ width: 1280, height: 900 });
		expect(await findVanished(page)).toEqual([]);
	},
);

test.each(["/service-areas", "/price-guide", "/search", "/locations/thirroul", "/about"])(
	"BEY-12 on %s fingers find every target",
	async (path) => {
		const page = await openPage(path, { width: 375 });
		expect(await findSmall(page)).toEqual([]);
	},
);

test("BEY-12 Q61 the reviews stay where they are when motion is unwanted", async () => {
	const page = await openPage("/", { reducedMotion: "reduce", now: new Date("2026-01-01") });
	await page.locator(".reviews").scrollIntoViewIfNeeded();
	await page.locator("[data-mount=reviews][data-mounted=true]").waitFor();
	const current = () => page.locator(".reviews [aria-current=true]").getAttribute("aria-label");
	const before = await current();
	await page.clock.runFor(12_000);
	expect(await current()).toBe(before);
});

/** The ground and the letters of an element, as colours. */
const findColours = (one: Locator): Promise<string> =>
	one.evaluate((element) => {
		const { backgroundColor, color } = getComputedStyle(element);
		return `${color} on ${backgroundColor}`;
	});

describe("forced colours", () => {
	test("BEY-12 the suburb that the arrow keys choose differs from the others", async () => {
		const page = await openPage("/locations", { forcedColors: "active" });
		await mounted(page, "suburb-search");
		await page.locator("#suburb").pressSequentially("kiama");
		await page.keyboard.press("ArrowDown");
		const options = page.locator(".matches [role=option]");
		expect(await options.first().getAttribute("aria-selected")).toBe("true");
		expect(await findColours(options.first())).not.toBe(await findColours(options.nth(1)));
	});

	test("BEY-12 BLG-01 the current number of a list's pages differs from the others", async () => {
		const page = await openPage("/blog", { forcedColors: "active" });
		const current = page.locator(".paging [aria-current]");
		const other = page.locator(".paging [href='/blog/page/2']").first();
		expect(await findColours(current)).not.toBe(await findColours(other));
	});

	test("BEY-12 BEY-06 the row of the recess check that applies differs from the others", async () => {
		const page = await openPage("/plantation-shutters-guide", { forcedColors: "active" });
		await page.locator(".recess").scrollIntoViewIfNeeded();
		await mounted(page, "recess-check");
		await page.fill("#r-depth", "72");
		await page.getByRole("button", { name: "Check the depth" }).click();
		const current = page.locator(".recess tr.current > td").first();
		const other = page.locator(".recess tbody tr:not(.current) > td").first();
		expect(await findColours(current)).not.toBe(await findColours(other));
	});

	test("BEY-12 the steps have no empty squares", async () => {
		const page = await openPage("/", { forcedColors: "active" });
		const drawings = await page
			.locator(".steps li")
			.evaluateAll((steps) => steps.map((step) => getComputedStyle(step, "::before").display));
		expect(drawings).toEqual(["none", "none", "none", "none"]);
	});

	test("BEY-04 BEY-12 the search dialog has an edge", async () => {
		const page = await openPage("/", { forcedColors: "active" });
		await openSearch(page);
		const width = await dialog(page).evaluate((box) => getComputedStyle(box).borderBlockEndWidth);
		expect(width).toBe("1px");
	});

	test("BEY-12 the names on the map stand on a light ground", async () => {
		const page = await openPage("/locations", { forcedColors: "active", colorScheme: "dark" });
		const ground = await page
			.locator(".map")
			.evaluate((map) => getComputedStyle(map).backgroundColor);
		expect(ground).toBe("rgb(253, 252, 247)");
	});

	test("BEY-12 HOME-08 the blades of the window on Home are drawn", async () => {
		const page = await openPage("/", { forcedColors: "active" });
		const drawing = await page
			.locator(".window .blades")
			.evaluate((blades) => getComputedStyle(blades).backgroundImage);
		expect(drawing).toContain("gradient");
	});

	test("BEY-12 GAL-03 what is chosen differs from what is not", async () => {
		const page = await openPage("/gallery", { forcedColors: "active" });
		const chosen = page.locator("label", { hasText: "All" });
		const other = page.locator("label", { hasText: "Venetian Blinds" });
		expect(await findColours(chosen)).not.toBe(await findColours(other));
	});

	test("BEY-12 HDR-10 the current entry of the menu differs from the others", async () => {
		const page = await openPage("/gallery", { forcedColors: "active" });
		const mark = (name: string) =>
			page
				.locator(".nav")
				.getByRole("link", { name, exact: true })
				.evaluate((element) => {
					const line = getComputedStyle(element, "::after");
					return `${line.scale} ${line.backgroundColor}`;
				});
		const current = await mark("Gallery");
		expect(current).not.toBe(await mark("About"));
		expect(current).not.toContain("rgba(0, 0, 0, 0)");
	});
});
