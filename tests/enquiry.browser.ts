import { describe, expect, test } from "vitest";
import { getContent } from "../scripts/content/collections.ts";
import { fillEnquiry, findToast, listenToCalls, pressSend, wakeForm } from "./enquiryForm.ts";
import { openPage } from "./page.ts";

const thanks = "Thank you for your message. We'll be in touch shortly!";

describe("sending an enquiry", () => {
	test("API-01 API-02 API-03 API-08 API-13 ERR-06 STA-13 one call with nine fields, a toast, an empty form", async () => {
		const page = await openPage("/contact");
		const calls = listenToCalls(page);
		await wakeForm(page);
		await fillEnquiry(page);
		await page.fill("#f-city", "Wollongong");
		await page.getByLabel("Roller Blinds").check();
		await page.getByRole("checkbox", { name: "Other" }).check();
		// State and postcode are filled in from the suburb.
		await expect.poll(() => page.inputValue("#f-postcode")).toBe("2500");
		expect(calls).toHaveLength(0);
		await pressSend(page);
		await findToast(page).getByText(thanks).waitFor();
		expect(await findToast(page).locator("b").innerText()).toBe("Success!");
		expect(calls.map((call) => [call.method(), new URL(call.url()).pathname])).toEqual([
			["POST", "/api/contact"],
		]);
		expect(calls[0]?.headers()["content-type"]).toBe("application/json");
		expect(calls[0]?.postDataJSON()).toEqual({
			name: "Mei O’Connor",
			email: "mei@example.com",
			phone: "+61 412 345 678",
			streetAddress: "12 Cliff Road",
			city: "Wollongong",
			state: "NSW",
			postcode: "2500",
			interests: ["Roller Blinds", "Other"],
			message: "",
		});
		expect(await page.inputValue("#f-name")).toBe("");
		expect(await page.locator("#enquiry :checked").count()).toBe(0);
		expect(await page.locator("#enquiry button[type=submit]").innerText()).toBe("Send my enquiry");
		expect(await page.evaluate(() => localStorage.length)).toBe(0);
	});

	test("API-04 API-05 API-06 API-07 when the first call fails the fallback stores the enquiry", async () => {
		const page = await openPage("/contact");
		await page.route("**/api/contact", (route) => route.fulfill({ status: 500, body: "down" }));
		const calls = listenToCalls(page);
		await wakeForm(page);
		await fillEnquiry(page);
		await pressSend(page);
		await findToast(page).getByText(thanks).waitFor();
		expect(calls.map((call) => new URL(call.url()).pathname)).toEqual([
			"/api/contact",
			"/api/contact.php",
		]);
		const [first, second] = calls.map((call) => call.headers()["idempotency-key"]);
		expect(first).toMatch(/^[0-9a-f-]{36}$/);
		expect(second).toBe(first);
		expect(Object.keys(calls[1]?.postDataJSON()).sort()).toEqual([
			"address",
			"city",
			"email",
			"message",
			"name",
			"phone",
			"postcode",
			"products",
			"state",
		]);
	});

	test("ERR-03 ERR-04 STA-14 BEY-03 when both fail the words stay, also over a reload, until they are sent", async () => {
		const page = await openPage("/contact");
		await page.route("**/api/contact*", (route) => route.fulfill({ status: 502, body: "" }));
		await wakeForm(page);
		await fillEnquiry(page);
		await page.getByLabel("Zip Screens/Awnings").check();
		await pressSend(page);
		await findToast(page).getByText("PHP API returned 502: Bad Gateway").waitFor();
		expect(await findToast(page).locator("b").innerText()).toBe("Error");
		expect(await page.inputValue("#f-name")).toBe("Mei O’Connor");
		expect(await page.locator("#enquiry [role=status]").innerText()).toContain(
			getContent().site.phone,
		);

		await page.unroute("**/api/contact*");
		await page.reload();
		await wakeForm(page);
		expect(await page.inputValue("#f-name")).toBe("Mei O’Connor");
		expect(await page.getByLabel("Zip Screens/Awnings").isChecked()).toBe(true);
		expect(await page.locator("#enquiry [role=status]").innerText()).toContain(
			"We kept what you wrote",
		);
		await pressSend(page);
		await findToast(page).getByText(thanks).waitFor();
		await page.reload();
		await wakeForm(page);
		expect(await page.inputValue("#f-name")).toBe("");
	});

	test("STA-12 while sending the button reads Sending... and is disabled; two clicks send once", async () => {
		const page = await openPage("/contact");
		await page.route("**/api/contact", async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 700));
			await route.continue();
		});
		const calls = listenToCalls(page);
		await wakeForm(page);
		await fillEnquiry(page);
		const button = page.locator("#enquiry button[type=submit]");
		await button.evaluate((element) => {
			(element as HTMLButtonElement).click();
			(element as HTMLButtonElement).click();
		});
		await page.waitForFunction(
			() => document.querySelector("#enquiry .acts")?.textContent === "Sending...",
		);
		expect(await button.isDisabled()).toBe(true);
		await findToast(page).waitFor();
		expect(calls).toHaveLength(1);
		expect(await button.innerText()).toBe("Send my enquiry");
	});
});

describe("rules", () => {
	test("VAL-01 VAL-02 VAL-03 VAL-05 VAL-08 messages at their fields, the first focused, nothing sent", async () => {
		const page = await openPage("/contact", { width: 375 });
		const calls = listenToCalls(page);
		await wakeForm(page);
		await page.fill("#f-name", "   ");
		await page.fill("#f-phone", "1234567");
		await pressSend(page);
		const messages = await page.locator("#enquiry .err").allInnerTexts();
		expect(messages).toEqual([
			"Required",
			"Please enter a valid phone number.",
			"Please enter a valid email address.",
			"Street address is required.",
		]);
		expect(await page.evaluate(() => document.activeElement?.id)).toBe("f-name");
		expect(await page.getAttribute("#f-email", "aria-describedby")).toBe("f-email-error");
		expect(calls).toHaveLength(0);
	});

	test("VAL-04 VAL-05 VAL-06 VAL-09 corrected fields lose their messages and the form is sent", async () => {
		const page = await openPage("/contact");
		await wakeForm(page);
		await pressSend(page);
		await page.locator("#f-name-error").waitFor();
		await page.keyboard.type("M");
		await page.fill("#f-phone", "12345678");
		await page.fill("#f-email", "m@example.com");
		await page.fill("#f-street", "1");
		await page.locator("#enquiry .err").first().waitFor({ state: "detached" });
		await pressSend(page);
		await findToast(page).getByText(thanks).waitFor();
	});
});
