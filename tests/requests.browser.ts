import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { listPaths } from "../scripts/content/addresses.ts";
import { getContent } from "../scripts/content/collections.ts";
import { openPage } from "./page.ts";

const content = getContent();
const missing = ["/nothing-here", "/locations/nowhere/awnings"];

/** Pages of every kind: the standing ones, then an even sample of the rest, with old and wrong addresses. */
function samplePaths(count: number): string[] {
	const paths = listPaths(content);
	const standing = paths.slice(0, 20);
	const aliases = [0, 20, 40].flatMap((turn) => content.aliases[turn]?.from ?? []);
	const rest = paths.slice(standing.length);
	const places = count - standing.length - aliases.length - missing.length;
	const spread = Array.from(
		{ length: places },
		(_, turn) => rest[Math.floor((turn * rest.length) / places)],
	);
	return [...standing, ...spread, ...aliases, ...missing].filter((path) => path !== undefined);
}

/** Records what goes wrong on a page while it is read from top to bottom. */
async function listen(page: Page) {
	const seen = { foreign: [] as string[], calls: [] as string[], errors: [] as string[] };
	const origin = inject("origin");
	await page.route("**/*", (route) => {
		const url = route.request().url();
		if (url.startsWith(origin) || url.startsWith("data:")) return route.continue();
		seen.foreign.push(url);
		return route.abort();
	});
	page.on("request", (request) => {
		if (new URL(request.url()).pathname.startsWith("/api/")) seen.calls.push(request.url());
	});
	page.on("pageerror", ({ message }) => seen.errors.push(message));
	page.on("console", (message) => {
		// The browser reports the page's own status, and not-found screens are meant to have 404.
		const { pathname } = new URL(message.location().url, origin);
		if (missing.includes(pathname) && message.text().includes("status of 404")) return;
		if (["error", "warning"].includes(message.type())) seen.errors.push(message.text());
	});
	return seen;
}

test("RT-28 RT-29 API-13 API-18 ARC-10 BEY-12 sixty pages ask no other host, call no function, raise no error and hydrate every form", {
	timeout: 240_000,
}, async () => {
	let seen: Awaited<ReturnType<typeof listen>> | undefined;
	const page = await openPage("/", {
		before: async (fresh) => {
			seen = await listen(fresh);
		},
	});
	const sample = samplePaths(60);
	expect(new Set(sample).size).toBe(60);
	for (const path of sample) {
		const response = await page.goto(path);
		expect(response?.status(), path).toBe(missing.includes(path) ? 404 : 200);
		for (const island of await page.locator("[data-island]").all())
			await island.scrollIntoViewIfNeeded();
		await page.mouse.wheel(0, 20_000);
		const asleep = page.locator("[data-island]:not([data-hydrated=true])");
		await expect.poll(() => asleep.count(), { message: path, timeout: 20_000 }).toBe(0);
		await page.waitForLoadState("networkidle");
		expect(seen, path).toEqual({ foreign: [], calls: [], errors: [] });
	}
});

test("API-17 links that leave the site are tel:, mailto: or pages that open in a new tab", async () => {
	for (const path of ["/", "/contact", "/blog", "/products/zip-screens", "/locations/bowral"]) {
		const page = await openPage(path);
		const leaving = await page.locator("a[href]").evaluateAll((links) =>
			links
				.filter((link) => (link as HTMLAnchorElement).origin !== location.origin)
				.map((link) => ({
					scheme: (link as HTMLAnchorElement).protocol,
					target: link.getAttribute("target"),
				})),
		);
		for (const { scheme, target } of leaving) {
			if (scheme === "tel:" || scheme === "mailto:") continue;
			expect(scheme, path).toMatch(/^https?:$/);
			expect(target, path).toBe("_blank");
		}
	}
});

test.each(["curtains-blinds", "curtains-drapes"])(
	"PDT-11 the old address /products/%s leads to the sheer curtains",
	async (slug) => {
		const page = await openPage(`/products/${slug}`);
		expect(new URL(page.url()).pathname).toBe("/products/sheer-curtains");
		expect(await page.locator("h1").innerText()).toBe("Sheer Curtains");
	},
);
