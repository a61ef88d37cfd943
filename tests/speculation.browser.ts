import type { CDPSession, Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { speculationRules } from "../components/Layout/SpeculationRules.tsx";
import { openInstant, patient } from "./instantPage.ts";

interface Preloading {
	rules: { errorMessage?: string }[];
	/** Addresses that the browser would prefetch or prerender when their link is hovered. */
	candidates: { action: string; path: string }[];
}

async function watchPreloading(page: Page, path: string): Promise<Preloading> {
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
		const page = await openInstant("/");
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
		const page = await openInstant("/");
		const { rules, candidates } = await watchPreloading(page, "/blog");
		expect(rules.length).toBeGreaterThan(0);
		expect(rules.flatMap(({ errorMessage }) => errorMessage ?? [])).toEqual([]);
		expect(candidates.filter(({ action }) => action === "Prerender").length).toBeGreaterThan(5);
	});

	test("BEY-11 API-13 never a function, a file or another site", async () => {
		const page = await openInstant("/");
		const seen = await watchPreloading(page, "/blog/vergola-alternatives");
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
		const page = await openInstant("/");
		const seen = await watchPreloading(page, "/blog/vergola-alternatives");
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
		const page = await openInstant("/blog");
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
