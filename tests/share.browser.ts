import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { getOrigin } from "../scripts/content/addresses.ts";
import { getPost } from "../scripts/content/collections.ts";
import { openPage } from "./page.ts";

const drawn = getPost("bal-ratings-explained-mittagong");

describe("sharing a post", () => {
	const address = `${getOrigin()}/blog/${drawn.slug}`;
	const find = async (page: Page, name: string) => {
		await page.locator(".share").scrollIntoViewIfNeeded();
		return page.getByRole("button", { name });
	};

	test("BEY-08 the platform's share sheet opens with the canonical address", async () => {
		const page = await openPage(`/blog/${drawn.slug}`, {
			before: async (page) => {
				await page.addInitScript(() => {
					navigator.share = async (data) => {
						document.body.dataset.shared = JSON.stringify(data);
					};
				});
			},
		});
		await (await find(page, "Share this post")).click();
		expect(JSON.parse((await page.getAttribute("body", "data-shared")) ?? "")).toEqual({
			title: drawn.title,
			url: address,
		});
		expect(await page.locator(".share [role=status]").innerText()).toBe("");
	});

	test("BEY-08 closing the share sheet is no failure, a real one says what to do", async () => {
		const page = await openPage(`/blog/${drawn.slug}`, {
			before: async (page) => {
				await page.addInitScript(() => {
					let calls = 0;
					navigator.share = () =>
						Promise.reject(new DOMException("no", calls++ ? "DataError" : "AbortError"));
				});
			},
		});
		const button = await find(page, "Share this post");
		await button.click();
		expect(await page.locator(".share [role=status]").innerText()).toBe("");
		await button.click();
		await page.getByText(`That did not work. The address is ${address}`).waitFor();
	});

	test("BEY-08 without a share sheet the button copies the link and says so", async () => {
		const page = await openPage(`/blog/${drawn.slug}`, {
			permissions: ["clipboard-read", "clipboard-write"],
			before: async (page) => {
				await page.addInitScript(() => {
					Reflect.deleteProperty(Navigator.prototype, "share");
				});
			},
		});
		await (await find(page, "Copy link")).click();
		await page.getByText("Link copied.").waitFor();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
	});

	test("BEY-08 without script there is no button that does nothing", async () => {
		const page = await openPage(`/blog/${drawn.slug}`, { javaScriptEnabled: false });
		expect(await page.locator(".share button").isVisible()).toBe(false);
	});
});
