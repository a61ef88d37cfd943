import { readFileSync } from "node:fs";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { parse } from "yaml";
import type { IslandName } from "../../components/islands/registry.ts";

export { expect };

/** The facts that the owner may change at any time. */
export const site = readYaml("site");

export function readYaml(name: string) {
	return parse(readFileSync(`content/${name}.yaml`, "utf8"));
}

export const phone = { width: 375, height: 812 };

interface Options {
	/** Errors in the console that a test provokes. */
	expected: RegExp;
}

/** Every test fails when the page complains: of an error, of the content security policy, or of a call to another host. */
export const test = base.extend<Options & { complaints: string[] }>({
	expected: [/^$/, { option: true }],
	complaints: [
		async ({ page, expected }, use) => {
			const complaints: string[] = [];
			page.on("pageerror", ({ message }) => complaints.push(message));
			page.on("console", (line) => {
				if (line.type() === "error" && !expected.test(line.text())) complaints.push(line.text());
			});
			page.on("request", (request) => {
				const { protocol, hostname } = new URL(request.url());
				if (protocol.startsWith("http") && hostname !== "localhost")
					complaints.push(`asks ${request.url()}`);
			});
			await use(complaints);
			expect(complaints).toEqual([]);
		},
		{ auto: true },
	],
});

/** Goes back. Playwright's own goBack waits for a load event, which a page from the back/forward cache does not fire. */
export async function goBack(page: Page): Promise<void> {
	await page.evaluate(() => void setTimeout(() => history.back()));
}

/** Scrolls to each of these parts in turn, and stays long enough for the page to notice. */
export function passBy(parts: Locator): Promise<void> {
	return parts.evaluateAll(async (all) => {
		for (const part of all) {
			part.scrollIntoView({ block: "center" });
			await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		}
	});
}

/** Waits until an island has hydrated, scrolling to it as a visitor would. */
export async function hydrated(page: Page, name: IslandName = "ContactForm"): Promise<void> {
	const island = page.locator(`[data-island=${name}]`);
	await island.evaluate((part) => part.scrollIntoView({ block: "nearest" }));
	await expect(island).toHaveAttribute("data-hydrated", "true");
}

/** Opens a page and waits until the island that a test is about has hydrated. */
export async function open(
	page: Page,
	path: string,
	island: IslandName = "ContactForm",
): Promise<void> {
	await page.goto(path);
	await hydrated(page, island);
}

/** Every path, with its query, that the page asks for from now on. */
export function watchRequests(page: Page): string[] {
	const asked: string[] = [];
	page.on("request", (request) => {
		const { pathname, search } = new URL(request.url());
		asked.push(pathname + search);
	});
	return asked;
}

/** Holds back the code that a page fetches when something on it hydrates, until the returned function is called. */
export async function holdChunks(page: Page): Promise<() => void> {
	const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
	await page.route("**/assets/chunks/*", async (route) => {
		await held;
		await route.continue();
	});
	return letGo;
}

/** Addresses of these links, in order. */
export function hrefs(links: Locator): Promise<(string | null)[]> {
	return links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
}

/** Fills in what the enquiry form requires. */
export async function fillEnquiry(page: Page, name = "Mei O’Connor"): Promise<void> {
	await page.fill("#f-name", name);
	await page.fill("#f-phone", "+61 412 345 678");
	await page.fill("#f-email", "mei@example.com");
	await page.fill("#f-streetAddress", "12 Cliff Road");
}

/** Answers every submission of this page with an error. */
export function failSubmissions(page: Page, status = 500): Promise<unknown> {
	return page.route("**/api/contact*", (route) => route.fulfill({ status, body: "" }));
}

export const send = (page: Page) => page.locator("#enquiry button[type=submit]");
export const notice = (page: Page) => page.locator("#enquiry [role=status]");
export const receipt = (page: Page) => page.locator("#receipt");
export const toast = (page: Page) =>
	page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem");

/** Does what a browser's translation does: elements of its own take the place of all texts. */
export function translate(page: Page): Promise<void> {
	return page.evaluate(() => {
		const words = "//body//text()[normalize-space()][not(ancestor::script or ancestor::option)]";
		const texts = document.evaluate(words, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
		for (let index = 0; index < texts.snapshotLength; index++) {
			const text = texts.snapshotItem(index) as Text;
			const font = document.createElement("font");
			font.textContent = text.data;
			text.replaceWith(font);
		}
	});
}

/** Whether the page is wider than its window. */
export function isWide(page: Page): Promise<boolean> {
	return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}
