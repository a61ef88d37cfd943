import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findViolations } from "./axe.ts";
import { fillEnquiry, findToast, pressSend, wakeForm } from "./enquiryForm.ts";
import { openPage } from "./page.ts";
import { openSearch, searchFor } from "./searchDialog.ts";

const widths = [375, 1280];

/** A state of a page other than the one it loads in. */
interface State {
	name: string;
	path: string;
	widths: number[];
	enter: (page: Page) => Promise<void>;
}

const states: State[] = [
	{
		name: "the phone menu open with its products unfolded",
		path: "/products/awnings",
		widths: [375],
		enter: async (page) => {
			await page.getByRole("button", { name: "Menu" }).click();
			await page.locator("#menu summary").click();
			await page.locator("#menu").getByRole("link", { name: "Panel Glides" }).waitFor();
		},
	},
	{
		name: "the Products panel open",
		path: "/blog",
		widths: [1280],
		enter: async (page) => {
			await page.locator(".nav summary").click();
			await page.locator(".nav").getByRole("link", { name: "Panel Glides" }).waitFor();
		},
	},
	{
		name: "the e-mail address revealed",
		path: "/",
		widths: [1280],
		enter: async (page) => {
			await page.getByRole("button", { name: "Click to Email Us" }).click();
			await page.locator(".topbar a[href^='mailto:']").waitFor();
		},
	},
	{
		name: "the enquiry form in error",
		path: "/contact",
		widths,
		enter: async (page) => {
			await wakeForm(page);
			await pressSend(page);
			await page.getByText("Street address is required").first().waitFor();
		},
	},
	{
		name: "an error toast and what was typed",
		path: "/contact",
		widths,
		enter: async (page) => {
			await page.route("**/api/contact*", (route) => route.fulfill({ status: 500, body: "" }));
			await wakeForm(page);
			await fillEnquiry(page);
			await pressSend(page);
			await findToast(page).waitFor();
		},
	},
	{
		name: "a success toast",
		path: "/contact",
		widths,
		enter: async (page) => {
			const answer = { status: 200, contentType: "application/json", body: "{}" };
			await page.route("**/api/contact", (route) => route.fulfill(answer));
			await wakeForm(page);
			await fillEnquiry(page);
			await pressSend(page);
			await findToast(page).getByText("Success!").waitFor();
		},
	},
	{
		name: "the search open with results",
		path: "/",
		widths,
		enter: async (page) => {
			await openSearch(page);
			await searchFor(page, "zip screens kiama");
		},
	},
	{
		name: "the carousel on its second slide",
		path: "/",
		widths,
		enter: async (page) => {
			await page.locator(".reviews").scrollIntoViewIfNeeded();
			await page.getByRole("button", { name: "Next" }).click();
		},
	},
	{
		name: "a gallery category chosen",
		path: "/gallery",
		widths,
		enter: (page) => page.getByRole("radio", { name: "Awnings" }).check(),
	},
	{
		name: "every question of the FAQ open",
		path: "/contact",
		widths,
		enter: (page) =>
			page.locator("main details").evaluateAll((all) => {
				for (const one of all as HTMLDetailsElement[]) one.open = true;
			}),
	},
	{
		name: "an impossible size in the price guide",
		path: "/price-guide",
		widths,
		enter: async (page) => {
			await page.locator("[data-mount=price-guide][data-mounted=true]").waitFor();
			await page.getByLabel("Width").fill("90 m");
			await page.getByLabel("Height").focus();
		},
	},
	{
		name: "the list of matching suburbs open",
		path: "/locations",
		widths,
		enter: async (page) => {
			await page.locator("[data-mount=suburb-search][data-mounted=true]").waitFor();
			await page.getByRole("combobox", { name: /suburb/i }).fill("kia");
			await page.locator("#suburb-matches [role=option]").first().waitFor();
		},
	},
];

describe.each(states)("axe with $name", ({ path, widths: wanted, enter }) => {
	test.each(wanted)("BEY-12 finds nothing at %i px", async (width) => {
		const page = await openPage(path, { width });
		await enter(page);
		expect(await findViolations(page)).toEqual([]);
	});
});
