import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fillEnquiry, findToast, pressSend, wakeForm } from "./enquiryForm.ts";
import { openPage } from "./page.ts";

/** What the form says about the products and the place. */
async function readForm(page: Page) {
	const ticked = await page.locator("#enquiry input[name=interests]:checked").all();
	return {
		interests: await Promise.all(ticked.map((box) => box.inputValue())),
		place: await Promise.all(
			["city", "state", "postcode"].map((name) => page.inputValue(`#enquiry [name=${name}]`)),
		),
	};
}

/** Presses a link to the form once its script has mounted, and waits for the form. */
async function follow(page: Page, name: string | RegExp): Promise<void> {
	const link = page.locator("main").getByRole("link", { name }).first();
	const asleep = page.locator("main [data-mount]:not([data-when=visible], [data-mounted=true])");
	await asleep.first().waitFor({ state: "detached" });
	await link.click();
	await page.waitForURL("**/contact");
	await wakeForm(page);
}

const nowhere = ["", "", ""];

describe("a quote button says what it was about", () => {
	test.each([
		["/", "Get Quote for Louvered Roof Systems", ["Louvered Roof Systems"], nowhere],
		["/products/awnings", "Request a Quote", ["Awnings"], nowhere],
		["/products/awnings", "Contact Us", ["Awnings"], nowhere],
		[
			"/locations/bowral/roller-blinds",
			"Request a Quote",
			["Roller Blinds"],
			["Bowral", "NSW", "2576"],
		],
		["/locations/kiama", "Get a Free Quote", [], ["Kiama", "NSW", "2533"]],
		["/locations/region/kiama/zip-screens", "Request a Quote", ["Zip Screens"], nowhere],
		["/gallery?category=awnings", "Ask for one like this", ["Awnings"], nowhere],
		["/gallery", "Ask for one like this", [], nowhere],
	])("from %s, %s", async (path, name, interests, place) => {
		const page = await openPage(path);
		await follow(page, name);
		expect(await readForm(page)).toEqual({ interests, place });
	});

	test("BEY-03 in two tabs each page keeps its own product and place, and what is written stands in both", async () => {
		const first = await openPage("/locations/bowral/roller-blinds");
		const second = await first.context().newPage();
		await second.goto(new URL("/locations/kiama/awnings", first.url()).href);
		for (const page of [first, second]) await wakeForm(page);
		/** What one tab stores is there in the other a moment later. */
		const waitForDraft = (word: string) =>
			second.waitForFunction(
				(word) =>
					Object.values({ ...localStorage })
						.join()
						.includes(word),
				word,
			);
		await first.fill("#f-name", "Mei");
		await waitForDraft("Mei");
		await second.fill("#f-message", "Two of them.");
		expect(await second.inputValue("#f-name")).toBe("Mei");
		expect(await readForm(second)).toEqual({
			interests: ["Awnings"],
			place: ["Kiama", "NSW", "2533"],
		});
		await first.fill("#f-city", "Bulli");
		await waitForDraft("Bulli");
		await second.fill("#f-message", "Three of them.");
		expect((await readForm(second)).place[0]).toBe("Bulli");
	});

	test("BEY-03 and takes nothing away from what the visitor wrote before", async () => {
		const page = await openPage("/contact");
		await wakeForm(page);
		await page.fill("#f-message", "Please ring after five.");
		await page.fill("#f-city", "Kiama");
		await page.locator("#enquiry").getByText("Sheer Curtains", { exact: true }).click();
		await page.goto(new URL("/locations/bowral/roller-blinds", page.url()).href);
		await follow(page, "Request a Quote");
		const { interests, place } = await readForm(page);
		expect(interests.sort()).toEqual(["Roller Blinds", "Sheer Curtains"]);
		expect(place[0]).toBe("Kiama");
		expect(await page.inputValue("#f-message")).toBe("Please ring after five.");
	});
});

test.each([true, false])(
	"SBP-07 the form of a suburb's page knows product and place, with script: %s",
	async (javaScriptEnabled) => {
		const page = await openPage("/locations/bowral/roller-blinds", { javaScriptEnabled });
		if (javaScriptEnabled) await wakeForm(page);
		expect(await readForm(page)).toEqual({
			interests: ["Roller Blinds"],
			place: ["Bowral", "NSW", "2576"],
		});
	},
);

test("a suburb of ours fills in state and postcode, from a list that comes with the field", async () => {
	const page = await openPage("/contact");
	const lists: string[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/suburbs.json")) lists.push(request.url());
	});
	await wakeForm(page);
	await page.fill("#f-name", "Mei");
	expect(lists).toEqual([]);
	await page.locator("#f-city").click();
	await page.locator("#f-suburbs option").first().waitFor({ state: "attached" });
	await page.keyboard.type("Thirroul");
	await page.keyboard.press("Tab");
	await page.keyboard.type("NSW");
	expect((await readForm(page)).place).toEqual(["Thirroul", "NSW", "2515"]);
	expect(lists).toHaveLength(1);
});

describe.each([375, 1280])("a failed send at %i px", (width) => {
	test("STA-14 shows the line that helps and the button, under neither header nor toast", async () => {
		const page = await openPage("/contact", { width, height: 720 });
		await page.route("**/api/contact*", (route) => route.fulfill({ status: 500, body: "" }));
		await wakeForm(page);
		await fillEnquiry(page);
		const button = page.locator("#enquiry button[type=submit]");
		// Scrolls it just below the header, which then hides the line above the button.
		await button.evaluate((element) => {
			scrollBy(0, element.getBoundingClientRect().top - 90);
		});
		await pressSend(page);
		await findToast(page).waitFor();
		const line = page.locator("#enquiry [role=status]");
		await line.getByText("Not sent.").waitFor();
		for (const part of [line, button]) {
			const isFree = () =>
				part.evaluate((element) => {
					const { left, top, bottom } = element.getBoundingClientRect();
					return [top + 2, bottom - 2].every((y) =>
						element.contains(document.elementFromPoint(left + 4, y)),
					);
				});
			await expect.poll(isFree).toBe(true);
		}
	});
});

test("BEY-01 the thank-you page says what happens next, with the number and the price guide", async () => {
	const page = await openPage("/thank-you", { javaScriptEnabled: false });
	const main = page.locator("main");
	expect(await main.locator("li").count()).toBe(4);
	expect(await main.locator("a[href^='tel:']").count()).toBe(1);
	expect(await main.locator("a[href='/price-guide']").count()).toBe(1);
});
