import { describe, expect, test } from "vitest";
import { fillEnquiry, findToast, listenToCalls, pressSend, wakeForm } from "./enquiryForm.ts";
import { holdChunks } from "./heldChunks.ts";
import { openPage } from "./page.ts";

const thanks = "Thank you for your message. We'll be in touch shortly!";

describe("slow and lost connections", () => {
	test("BEY-03 what is typed before the script comes stays", async () => {
		const { before, letGo } = holdChunks();
		const page = await openPage("/contact", { before });
		await page.locator("#enquiry").scrollIntoViewIfNeeded();
		await fillEnquiry(page);
		await page.getByLabel("Awnings", { exact: true }).check();
		letGo();
		await wakeForm(page);
		expect(await page.inputValue("#f-name")).toBe("Mei O’Connor");
		expect(await page.getByLabel("Awnings", { exact: true }).isChecked()).toBe(true);
		expect(await page.locator("#enquiry [role=status]").innerText()).toBe("");
		await pressSend(page);
		await findToast(page).getByText(thanks).waitFor();
	});

	test("BEY-03 offline it says so, keeps the words, and sends when the connection is back if asked to", async () => {
		const page = await openPage("/contact");
		await wakeForm(page);
		await fillEnquiry(page);
		await page.waitForLoadState("networkidle");
		await page.context().setOffline(true);
		const notice = page.locator("#enquiry [role=status]");
		await notice.getByText("You are offline").waitFor();
		await pressSend(page);
		await findToast(page).getByText("Error").waitFor();
		await notice.getByRole("button", { name: "Send it when the connection is back" }).click();
		expect(await notice.innerText()).toContain("keep this page open");
		await page.context().setOffline(false);
		await findToast(page).getByText(thanks).waitFor();
		expect(await page.inputValue("#f-name")).toBe("");
	});

	test("Q15 an answer lost on the way: sent again after a reload, the enquiry keeps its key", async () => {
		const page = await openPage("/contact");
		await wakeForm(page);
		await fillEnquiry(page);
		const calls = listenToCalls(page);
		await page.route("**/api/**", async (route) => {
			await route.fetch();
			await route.abort();
		});
		await pressSend(page);
		const notice = page.locator("#enquiry [role=status]");
		await notice.getByText("Not sent").waitFor();
		await page.unroute("**/api/**");
		await page.reload();
		await wakeForm(page);
		await pressSend(page);
		await notice.getByText("Sent.").waitFor();
		expect(calls).toHaveLength(3);
		expect(new Set(calls.map((call) => call.headers()["idempotency-key"])).size).toBe(1);
	});

	test("when the code of toasts cannot be fetched the form itself says that it was sent", async () => {
		const page = await openPage("/contact");
		await wakeForm(page);
		await page.route("**/assets/chunks/**", (route) => route.abort());
		await fillEnquiry(page);
		await pressSend(page);
		await page.locator("#enquiry [role=status]").getByText("Sent. We have your enquiry.").waitFor();
		expect(await findToast(page).count()).toBe(0);
	});
});

describe("BEY-01 without script", () => {
	test("errors come with the page again and everything typed, then the thank-you page", async () => {
		const page = await openPage("/contact", { javaScriptEnabled: false });
		await fillEnquiry(page, "   ");
		await page.fill("#f-message", 'Two "windows" & <doors>\nfacing west');
		await page.getByLabel("Sheer Curtains").check();
		await pressSend(page);
		await page.locator("#f-name-error").waitFor();
		expect(await page.locator("#f-name-error").innerText()).toBe("Required");
		expect(await page.inputValue("#f-message")).toBe('Two "windows" & <doors>\nfacing west');
		expect(await page.inputValue("#f-phone")).toBe("+61 412 345 678");
		expect(await page.getByLabel("Sheer Curtains").isChecked()).toBe(true);
		expect(
			await page.locator("h1").evaluate((heading) => getComputedStyle(heading).fontFamily),
		).toContain("Ysabeau");
		await page.fill("#f-name", "Mei");
		await pressSend(page);
		await page.waitForURL("**/thank-you");
		expect(await page.locator("main").innerText()).toContain(thanks);
	});

	test("the page that comes back works on with script", async () => {
		const page = await openPage("/contact");
		await page.evaluate(() => {
			const form = document.createElement("form");
			form.method = "post";
			form.action = "/api/enquiry";
			form.innerHTML =
				'<input name="name" value="Mei"><input name="phone" value="1"><input name="interests" value="Roller Blinds">';
			document.body.append(form);
			form.submit();
		});
		await page.waitForURL("**/api/enquiry");
		await wakeForm(page);
		expect(await page.inputValue("#f-name")).toBe("Mei");
		expect(await page.locator("#f-phone-error").innerText()).toBe(
			"Please enter a valid phone number.",
		);
		await page.getByLabel("Sheer Curtains").check();
		await page.fill("#f-phone", "+61 412 345 678");
		await page.locator("#f-phone-error").waitFor({ state: "detached" });
		await fillEnquiry(page);
		// Before the button is pressed: an error that went at blur would move the button from under the pointer.
		await page.locator("#f-street-error").waitFor({ state: "detached", timeout: 5_000 });
		await pressSend(page);
		await page.waitForURL("**/thank-you");
		expect(await page.getByRole("heading", { level: 1 }).innerText()).not.toBe("Not sent yet");
		expect(await page.locator("main").innerText()).toContain(thanks);
	});

	test("BEY-03 once it has gone through, the draft of an earlier page is dropped", async () => {
		const page = await openPage("/contact");
		await wakeForm(page);
		await page.fill("#f-name", "Mei");
		const countDrafts = () => page.evaluate(() => Object.keys(localStorage).length);
		await expect.poll(countDrafts).toBe(1);
		await page.goto(new URL("/thank-you/newsletter", page.url()).href);
		await page.waitForLoadState("networkidle");
		expect(await countDrafts()).toBe(1);
		await page.goto(new URL("/thank-you", page.url()).href);
		await expect.poll(countDrafts).toBe(0);
	});

	test("BEY-03 who comes back to the thank-you page keeps the next draft", async () => {
		const page = await openPage("/thank-you");
		const mounted = page.locator("[data-mount=drop-draft][data-mounted=true]");
		await mounted.waitFor({ state: "attached" });
		await page.evaluate(() => localStorage.setItem("enquiry-draft", "{}"));
		await page.reload();
		await mounted.waitFor({ state: "attached" });
		expect(await page.evaluate(() => localStorage.getItem("enquiry-draft"))).toBe("{}");
	});

	test("BLG-06 the newsletter", async () => {
		const page = await openPage("/blog", { javaScriptEnabled: false });
		await page.fill("#n-name", "Mei");
		await page.fill("#n-email", `mei${Date.now()}@example.com`);
		await pressSend(page, "newsletter");
		await page.waitForURL("**/thank-you/newsletter");
		expect(await page.locator("main").innerText()).toContain("You are on our list.");
		expect(new URL(page.url()).search).toBe("");
	});
});

test("BLG-06 API-14 the newsletter says thanks in a toast, twice in the same words", async () => {
	const page = await openPage("/blog");
	await wakeForm(page, "newsletter");
	for (const name of ["Mei", "Somebody"]) {
		await page.fill("#n-name", name);
		await page.fill("#n-email", "mei@example.com");
		await pressSend(page, "newsletter");
		await findToast(page).getByText("Thank you. You are on our list.").waitFor();
		await findToast(page).getByRole("button", { name: "Dismiss" }).click();
		await findToast(page).waitFor({ state: "detached" });
	}
});
