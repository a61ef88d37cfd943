import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { getContent } from "../content/collections.ts";
import { listPaths } from "../content/routes.ts";
import { openPage } from "./page.ts";

/** Pages of every kind: the standing ones, then every so many of the rest. */
function samplePaths(count: number): string[] {
	const paths = listPaths(getContent());
	const standing = paths.slice(0, 20);
	const step = Math.ceil((paths.length - standing.length) / (count - standing.length));
	return [
		...standing,
		...paths.slice(standing.length).filter((_path, index) => index % step === 0),
	];
}

/** What goes wrong on a page while it is read from top to bottom. */
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
		if (message.type() === "error") seen.errors.push(message.text());
	});
	return seen;
}

test("RT-28 RT-29 API-13 API-18 ARC-10 sixty pages ask no other host, call no function and raise no error", {
	timeout: 240_000,
}, async () => {
	let seen: Awaited<ReturnType<typeof listen>> | undefined;
	const page = await openPage("/", {
		before: async (fresh) => {
			seen = await listen(fresh);
		},
	});
	for (const path of samplePaths(60)) {
		const response = await page.goto(path);
		expect(response?.status(), path).toBe(200);
		await page.mouse.wheel(0, 20_000);
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
