import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { getContent } from "../content/collections.ts";
import { openPage } from "./page.ts";

describe("Home", () => {
	test("HOME-01 HOME-02 HOME-03 the hero has title, tagline and two buttons", async () => {
		const page = await openPage("/");
		const hero = page.locator(".hero");
		expect(await hero.locator("h1").innerText()).not.toBe("");
		expect(await hero.locator(".lead").innerText()).not.toBe("");
		expect(await hero.getByRole("link", { name: "Get a Free Quote" }).getAttribute("href")).toBe(
			"/contact",
		);
		expect(await hero.getByRole("link", { name: "View Our Products" }).getAttribute("href")).toBe(
			"/products",
		);
	});

	test.each([
		["/", 600],
		["/products/awnings", 400],
		["/service-areas", 400],
		["/contact", 400],
	])(
		"HOME-04 PDT-09 SVC-08 CON-01 CST-04 the hero of %s is %i px tall on a wide screen",
		async (path, height) => {
			const page = await openPage(path, { width: 1600 });
			expect(Math.round((await page.locator(".hero").boundingBox())?.height ?? 0)).toBe(height);
		},
	);

	test("HOME-05 HOME-06 CST-10 six product cards in order, each leading to its page", async () => {
		const page = await openPage("/");
		const cards = await page
			.locator(".products .card")
			.evaluateAll((all) =>
				all.map((card) => [
					card.querySelector("h3")?.textContent,
					...[...card.querySelectorAll("a")].map((a) => a.getAttribute("href")),
				]),
			);
		expect(cards).toEqual([
			["Plantation Shutters", "/products/plantation-shutters"],
			["Roller Blinds", "/products/roller-blinds"],
			["Zip Screens/Awnings", "/products/zip-screens-awnings"],
			["Louvered Roof Systems", "/products/louvered-roof-systems"],
			["Roller Shutters", "/products/roller-shutters"],
			["Veri Shades/Sheer Curtains", "/products/veri-shades", "/products/sheer-curtains"],
		]);
	});

	test("HOME-07 HOME-08 HOME-09 HOME-10 CST-12 CST-13 reasons and steps", async () => {
		const page = await openPage("/");
		expect(await page.getByRole("link", { name: "View All Products" }).getAttribute("href")).toBe(
			"/products",
		);
		const why = page.locator("section", {
			has: page.getByRole("heading", { name: "Why Choose Us" }),
		});
		expect(await why.locator("dt").allInnerTexts()).toEqual([
			"Quality Products",
			"Expert Installation",
			"Competitive Pricing",
			"Local Business",
		]);
		const process = page.locator("section", {
			has: page.getByRole("heading", { name: "Our Simple Process" }),
		});
		expect(await process.locator("h3").allInnerTexts()).toEqual([
			"Consultation",
			"Measurement",
			"Manufacturing",
			"Installation",
		]);
		const numbers = await process
			.locator("h3")
			.evaluateAll((all) => all.map((h3) => getComputedStyle(h3, "::before").content));
		expect(numbers.every((content) => content.includes("counter"))).toBe(true);
		expect(await page.getByRole("link", { name: "Book a Consultation" }).getAttribute("href")).toBe(
			"/contact",
		);
	});

	test("HOME-12 HOME-13 HOME-14 areas: a map that loads, two columns of suburbs and the way to all others and to the form", async () => {
		const page = await openPage("/");
		const areas = page.locator("section", {
			has: page.getByRole("heading", { name: "Areas We Service" }),
		});
		const map = areas.locator("img");
		await map.scrollIntoViewIfNeeded();
		await expect
			.poll(() => map.evaluate((img) => (img as HTMLImageElement).naturalWidth))
			.toBeGreaterThan(0);
		const lefts = await areas
			.locator("ul a")
			.evaluateAll((all) => all.map((a) => Math.round(a.getBoundingClientRect().left)));
		expect(new Set(lefts).size).toBe(2);
		expect(lefts.length % 2).toBe(0);
		expect(await areas.getByRole("link", { name: "Contact Us" }).getAttribute("href")).toBe(
			"/contact",
		);
		expect(await areas.getByRole("link", { name: "Find your suburb" }).getAttribute("href")).toBe(
			"/locations",
		);
	});

	test("HOME-11 HOME-15 HOME-18 HOME-19 HOME-20 the sections come in their order", async () => {
		const page = await openPage("/");
		const headings = await page.locator("main h1, main h2").allInnerTexts();
		const places = [
			"Ways to hold back the sun",
			"Why Choose Us",
			"Our Simple Process",
			"What customers say",
			"Areas We Service",
			"Featured products",
			"Both sides of the escarpment",
			"Tell us which windows bother you",
		].map((heading) => headings.indexOf(heading));
		expect(places).not.toContain(-1);
		expect(places).toEqual(places.toSorted((a, b) => a - b));
		expect(await page.locator("main form.form textarea").count()).toBe(1);
		expect(await page.locator("main > section").last().getAttribute("class")).toContain("cta");
	});

	test("HOME-16 HOME-17 CST-11 four featured products with Learn More and Get Quote", async () => {
		const page = await openPage("/");
		const cards = await page
			.locator(".featured .card")
			.evaluateAll((all) =>
				all.map((card) => [
					card.querySelector("h3")?.textContent,
					...[...card.querySelectorAll("a")].map(
						(a) => `${a.firstChild?.textContent} ${a.getAttribute("href")}`,
					),
				]),
			);
		expect(cards).toEqual(
			[
				["Louvered Roof Systems", "louvered-roof-systems"],
				["Roller Shutters", "roller-shutters"],
				["Veri Shades", "veri-shades"],
				["Heritage Shutters", "heritage-shutters"],
			].map(([name, slug]) => [name, `Learn More /products/${slug}`, "Get Quote /contact"]),
		);
	});

	test("HOME-05 HOME-16 HOME-18 no picture of Home stands there twice", async () => {
		const page = await openPage("/");
		const pictures = await page
			.locator("main .pic img")
			.evaluateAll((all) => all.map((img) => new URL((img as HTMLImageElement).src).pathname));
		expect(pictures.length).toBeGreaterThanOrEqual(13);
		expect(new Set(pictures).size).toBe(pictures.length);
	});

	test("HOME-21 FIG-52 one section says over 15 years, elsewhere it is over 30", async () => {
		const page = await openPage("/");
		const sections = await page.locator("main > section").allInnerTexts();
		expect(sections.filter((text) => /over 15 years/i.test(text))).toHaveLength(1);
		expect(sections.filter((text) => /over 30 years/i.test(text)).length).toBeGreaterThan(0);
	});
});

describe("reviews", () => {
	const open = async (options = {}) => {
		const page = await openPage("/", options);
		await page.locator(".reviews").scrollIntoViewIfNeeded();
		await page.locator(".reviews[data-mounted=true]").waitFor();
		return page;
	};
	const current = () => document.querySelector<HTMLElement>(".dots [aria-current]")?.dataset.slide;
	const isSecond = () =>
		document.querySelector<HTMLElement>(".dots [aria-current]")?.dataset.slide === "1";

	test("STA-06 STA-07 STA-08 STA-09 CST-08 a slide and a dot for each review; next and previous wrap, a dot jumps", async () => {
		const { length } = getContent().testimonials;
		const page = await open();
		expect(await page.locator(".quotes figure").count()).toBe(length);
		expect(await page.locator(".dots button").count()).toBe(length);
		const seen: unknown[] = [];
		for (let press = 0; press < length; press++) {
			seen.push(await page.evaluate(current));
			await page.getByRole("button", { name: "Next review" }).click();
		}
		expect(seen).toEqual(Array.from({ length }, (_, index) => String(index)));
		expect(await page.evaluate(current)).toBe("0");
		await page.getByRole("button", { name: "Previous review" }).click();
		expect(await page.evaluate(current)).toBe(String(length - 1));
		await page.getByRole("button", { name: `Review 4 of ${length}` }).click();
		expect(await page.evaluate(current)).toBe("3");
		const fourth = page.locator(".quotes figure").nth(3);
		const row = await page.locator(".quotes").boundingBox();
		await expect
			.poll(async () => Math.abs(((await fourth.boundingBox())?.x ?? 0) - (row?.x ?? 0)))
			.toBeLessThan(1);
	});

	describe("moving on by itself", () => {
		/** In milliseconds; the carousel waits 5 s. */
		const shortOfInterval = 4900;
		const overInterval = 5100;

		/** Opens the page with a clock that only runs on command, and with the pointer and the focus elsewhere. */
		const openStopped = async (options = {}) => {
			const page = await open({ ...options, now: new Date() });
			await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
			await page.locator(".quotes").hover();
			await leave(page);
			expect(await page.evaluate(current)).toBe("0");
			return page;
		};
		const leave = async (page: Page) => {
			await page.evaluate(() => (document.activeElement as HTMLElement).blur());
			await page.mouse.move(1, 1);
		};
		const currentAfter = async (page: Page, milliseconds: number) => {
			await page.clock.runFor(milliseconds);
			return page.evaluate(current);
		};

		test("STA-10 CST-03 untouched it moves on after 5 s, not before", async () => {
			const page = await openStopped();
			expect(await currentAfter(page, shortOfInterval)).toBe("0");
			expect(await currentAfter(page, overInterval - shortOfInterval)).toBe("1");
			expect(await currentAfter(page, overInterval)).toBe("2");
		});

		test("STA-10 it rests under the pointer, and moves on when that has left", async () => {
			const page = await openStopped();
			await page.locator(".quotes").hover();
			expect(await currentAfter(page, overInterval)).toBe("0");
			await leave(page);
			expect(await currentAfter(page, overInterval)).toBe("1");
		});

		test("STA-10 it rests with the focus inside, and moves on when that has left", async () => {
			const page = await openStopped();
			await page.getByRole("button", { name: "Next review" }).focus();
			expect(await currentAfter(page, overInterval)).toBe("0");
			await leave(page);
			expect(await currentAfter(page, overInterval)).toBe("1");
		});

		test("STA-10 it rests when paused, and moves on when played", async () => {
			const page = await openStopped();
			await page.getByRole("button", { name: "Pause reviews" }).click();
			await leave(page);
			expect(await currentAfter(page, overInterval)).toBe("0");
			await page.getByRole("button", { name: "Play reviews" }).click();
			await leave(page);
			expect(await currentAfter(page, overInterval)).toBe("1");
		});

		test("STA-10 it rests with reduced motion, and moves on when motion is wanted again", async () => {
			const page = await openStopped({ reducedMotion: "reduce" });
			expect(await currentAfter(page, overInterval)).toBe("0");
			// The browser notifies the page in its next frame.
			await page.evaluate(() =>
				matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () => {
					document.body.dataset.told = "";
				}),
			);
			await page.emulateMedia({ reducedMotion: "no-preference" });
			await page.locator("body[data-told]").waitFor();
			expect(await currentAfter(page, overInterval)).toBe("1");
		});
	});

	test("STA-06 a swipe on a phone moves to the next review and marks its dot", async () => {
		const page = await open({ width: 375, hasTouch: true });
		await page.locator(".quotes").evaluate((row) => row.scrollBy({ left: row.clientWidth }));
		await page.waitForFunction(isSecond);
	});
});
