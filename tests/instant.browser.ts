import {
	type Browser,
	type BrowserContext,
	type CDPSession,
	chromium,
	type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { speculationRules } from "../components/Layout/SpeculationRules.tsx";
import { findBrowser } from "../scripts/browser.ts";

let browser: Browser;
let page: Page;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
	const { source: _source, ...options } = await findBrowser();
	// Playwright switches the back/forward cache off unless told not to.
	browser = await chromium.launch({
		...options,
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	});
});
afterEach(async () => {
	for (const context of contexts.splice(0)) await context.close();
});
afterAll(() => browser.close());

async function open(path: string) {
	const context = await browser.newContext({
		baseURL: inject("origin"),
		viewport: { width: 1280, height: 900 },
	});
	contexts.push(context);
	page = await context.newPage();
	await page.addInitScript(() => {
		addEventListener("pagereveal", (event) => {
			(window as Marked).viewTransition = Boolean(event.viewTransition);
		});
		addEventListener("load", () => {
			const loaded = performance.now();
			addEventListener("scroll", () => {
				if (scrollY > 0) (window as Marked).leftTopAfter ??= performance.now() - loaded;
			});
		});
		addEventListener("pageshow", (event) => {
			(window as Marked).restored = event.persisted;
		});
	});
	await page.goto(path);
}

type Marked = Window & {
	viewTransition?: boolean;
	restored?: boolean;
	/** Milliseconds from the load of the page to its first scrolling away from the top. */
	leftTopAfter?: number;
};
/** For a slow machine that has other things to do. */
const patient = { timeout: 10_000 };
const scrollTop = () => page.evaluate(() => Math.round(scrollY));
const pathname = () => new URL(page.url()).pathname;
/** Until what was just done has been drawn: the second frame comes after the first one's picture. */
const paint = () =>
	page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
			}),
	);

interface Preloading {
	rules: { errorMessage?: string }[];
	/** Addresses that the browser would prepare when their link is hovered, by how. */
	candidates: { action: string; path: string }[];
}

async function watchPreloading(path: string): Promise<Preloading> {
	const seen: Preloading = { rules: [], candidates: [] };
	const session: CDPSession = await page.context().newCDPSession(page);
	session.on("Preload.ruleSetUpdated", ({ ruleSet }) => seen.rules.push(ruleSet));
	session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
		seen.candidates = preloadingAttemptSources.map(({ key }) => ({
			action: key.action,
			path: key.url,
		}));
	});
	await session.send("Preload.enable");
	await page.goto(path);
	await expect.poll(() => seen.candidates.length, patient).toBeGreaterThan(0);
	return seen;
}

describe("BEY-11 speculation rules", () => {
	test("BEY-11 every page carries the rules, so that they cost no request", async () => {
		await open("/");
		const asked: string[] = [];
		page.on("request", (request) => asked.push(new URL(request.url()).pathname));
		for (const path of ["/", "/blog", "/contact", "/locations/thirroul/awnings"]) {
			await page.goto(path, { waitUntil: "networkidle" });
			const inPage = await page.locator("script[type=speculationrules]").allTextContents();
			expect(inPage.map((text) => JSON.parse(text))).toEqual([speculationRules]);
		}
		expect(asked).toContain("/blog");
		expect(asked.filter((path) => path.includes("speculation"))).toEqual([]);
	});

	test("BEY-11 the browser takes them in, under the strict content security policy", async () => {
		await open("/");
		const { rules, candidates } = await watchPreloading("/blog");
		expect(rules.length).toBeGreaterThan(0);
		expect(rules.flatMap(({ errorMessage }) => errorMessage ?? [])).toEqual([]);
		expect(candidates.filter(({ action }) => action === "Prerender").length).toBeGreaterThan(5);
	});

	test("BEY-11 API-13 never a function, a file or another site", async () => {
		await open("/");
		const seen = await watchPreloading("/blog/vergola-alternatives");
		await page.evaluate(() => {
			const links = [
				"/api/contact",
				"/feed.xml",
				"/llms.txt",
				"https://social.example/facebook",
				"/images/x.jpg",
			];
			document
				.querySelector("main")
				?.insertAdjacentHTML(
					"beforeend",
					`${links.map((href) => `<a href="${href}">x</a>`).join("")}<a href="/saved" download>x</a><a href="/added">x</a>`,
				);
		});
		const paths = () => seen.candidates.map(({ path }) => new URL(path).pathname);
		await expect.poll(paths, patient).toContain("/added");
		const own = seen.candidates.map(({ path }) => new URL(path));
		expect(own.length).toBeGreaterThan(20);
		expect(own.filter(({ origin }) => origin !== inject("origin"))).toEqual([]);
		expect(paths().filter((path) => /^\/api\/|\.[a-z]+$|^\/saved$/.test(path))).toEqual([]);
	});

	test("BEY-11 an address with a query is fetched ahead at most, never run ahead", async () => {
		await open("/");
		const seen = await watchPreloading("/blog/vergola-alternatives");
		await page.evaluate(() => {
			const links = ["/search?q=awnings", "/search"].map(
				(href) => `<a class="btn" href="${href}">x</a>`,
			);
			document.querySelector("main")?.insertAdjacentHTML("beforeend", links.join(""));
		});
		const actionsOn = (address: string) =>
			seen.candidates
				.filter(({ path }) => path.endsWith(address))
				.map(({ action }) => action)
				.sort();
		await expect.poll(() => actionsOn("/search"), patient).toEqual(["Prefetch", "Prerender"]);
		expect(actionsOn("/search?q=awnings")).toEqual(["Prefetch"]);
	});

	test("BEY-11 a link under the pointer is fetched ahead, and the click uses what was fetched", async () => {
		await open("/blog");
		const session = await page.context().newCDPSession(page);
		const ready: string[] = [];
		session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
			if (status === "Ready") ready.push(new URL(prefetchUrl).pathname);
		});
		await session.send("Preload.enable");
		await page.hover(".nav a[href='/about']");
		await expect.poll(() => ready, patient).toContain("/about");
		await page.click(".nav a[href='/about']");
		await page.waitForURL("**/about");
		const delivery = await page.evaluate(() => {
			const [entry] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
				deliveryType: string;
			})[];
			return entry?.deliveryType;
		});
		expect(delivery).toBe("navigational-prefetch");
	});
});

test("BEY-11 a page change is a view transition, none for those who want no motion", async () => {
	await open("/");
	await page.click(".nav a[href='/gallery']");
	await page.waitForURL("**/gallery");
	const transition = () => page.evaluate(() => (window as Marked).viewTransition);
	await expect.poll(transition, patient).toBe(true);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.click(".nav a[href='/about']");
	await page.waitForURL("**/about");
	await expect.poll(transition, patient).toBe(false);
});

test.each(["/", "/blog/vergola-alternatives", "/contact", "/locations", "/gallery"])(
	"BEY-11 Back brings %s from the back/forward cache, where it was left",
	async (path) => {
		await open(path);
		await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
		await paint();
		await page
			.locator(".nav a[href='/service-areas']")
			.evaluate((link: HTMLAnchorElement) => link.click());
		await page.waitForURL("**/service-areas");
		await page.waitForLoadState();
		// Playwright's own goBack waits for a load that a page from this cache does not have.
		await page.evaluate(() => history.back());
		await expect.poll(pathname, patient).toBe(path);
		await expect.poll(() => page.evaluate(() => (window as Marked).restored), patient).toBe(true);
		expect(await scrollTop()).toBe(500);
	},
);

describe("RT-02 a new page starts at its top", () => {
	test.each([
		["the menu", "/blog", ".nav a[href='/about']", "/about"],
		["a card", "/blog", ".posts .card .more", "/blog/"],
		["the footer", "/about", "footer a[href='/products/roller-blinds']", "/products/roller-blinds"],
		["a button", "/products/awnings", "main .btn[href='/gallery']", "/gallery"],
		["a crumb", "/products/awnings", ".crumbs a[href='/products']", "/products"],
		["the paging", "/blog", ".paging a[rel=next]", "/blog/page/2"],
	])("RT-02 by %s", async (_what, from, selector, to) => {
		await open(from);
		await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
		await page
			.locator(selector)
			.first()
			.evaluate((link: HTMLAnchorElement) => link.click());
		await page.waitForURL(`**${to}*`);
		await page.waitForLoadState();
		expect(await scrollTop()).toBe(0);
	});

	/**
	 * Milliseconds after which the page would have moved on to its anchor. They have to pass: the clock that
	 * Playwright would wind on knows no navigation entries, by which the page sees how it was come to.
	 */
	const pauseAndMore = 1800;
	const followAnchor = async (reducedMotion?: "reduce") => {
		await open("/about");
		if (reducedMotion) await page.emulateMedia({ reducedMotion });
		await page.evaluate(() => {
			scrollTo({ top: 600, behavior: "instant" });
			const link = Object.assign(document.createElement("a"), { href: "/contact#faq" });
			document.body.append(link);
			link.click();
		});
		await page.waitForURL("**/contact#faq");
		await page.waitForLoadState();
	};

	test("RT-02 Q63 an address with an anchor: the top comes first, then the anchor", async () => {
		await followAnchor("reduce");
		const distance = () =>
			page.evaluate(() => document.querySelector("#faq")?.getBoundingClientRect().top);
		await expect.poll(distance, patient).toBeLessThan(200);
		expect(await page.evaluate(() => (window as Marked).leftTopAfter)).toBeGreaterThan(1000);
	});

	test("RT-02 Q63 it stays with a visitor who does something meanwhile", async () => {
		await followAnchor("reduce");
		await page.keyboard.press("ArrowDown");
		await page.waitForTimeout(pauseAndMore);
		expect(await scrollTop()).toBeLessThan(200);
	});

	test("RT-02 Q63 from outside an anchor is gone to at once", async () => {
		await open("/contact#faq");
		await expect.poll(scrollTop, patient).toBeGreaterThan(300);
	});

	test("RT-02 Q63 a reload keeps the place", async () => {
		await followAnchor("reduce");
		await expect.poll(scrollTop, patient).toBeGreaterThan(300);
		await page.evaluate(() => scrollBy({ top: -200, behavior: "instant" }));
		await paint();
		const before = await scrollTop();
		await page.reload();
		await expect.poll(scrollTop, patient).toBe(before);
		await page.waitForTimeout(pauseAndMore);
		expect(await scrollTop()).toBe(before);
	});
});
