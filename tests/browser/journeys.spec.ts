import type { Page } from "@playwright/test";
import { openLocal } from "../../scripts/enquiries/access.ts";
import {
	expect,
	fillEnquiry,
	hydrated,
	open,
	phone,
	receipt,
	send,
	site,
	test,
} from "./fixtures.ts";

/** Whole ways through the site on a phone, from what brings somebody here to where their purpose ends. */
test.use({ viewport: phone });

/** Every stored enquiry, as the owner has it. */
async function readEnquiries() {
	const access = await openLocal("local", process.env.TEST_STORE);
	const store = access.open("enquiries");
	const { blobs } = await store.list();
	const entries = await Promise.all(blobs.map(({ key }) => store.get(key, { type: "json" })));
	await access.close();
	return entries;
}

/** Fills in who asks, sends, and expects the enquiry to be with the owner. */
async function expectStored(page: Page, name: string, enquiry: object) {
	await fillEnquiry(page, name);
	await send(page).click();
	await expect(
		receipt(page).or(page.getByText("Thank you for your message")).first(),
	).toBeVisible();
	const sent = (await readEnquiries()).filter((enquiry) => enquiry.name === name);
	expect(sent).toHaveLength(1);
	expect(sent[0]).toMatchObject({ streetAddress: "12 Cliff Road", ...enquiry });
}

/** Chooses an answer of the chooser. */
const choose = (page: Page, answer: string) =>
	page.locator("label").getByText(answer, { exact: true }).click();

/** Presses the link under which the form lies. */
async function ask(page: Page, name: string) {
	await page.getByRole("link", { name }).first().click();
	await hydrated(page);
}

/** Goes from a list of suburbs to a product in one of them. */
async function chooseProduct(page: Page, name: string) {
	await page.getByRole("main").getByRole("link", { name, exact: true }).first().click();
}

test("a damp bathroom: an answer for wet rooms, and an enquiry", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("link", { name: "Which product suits my window" }).first().click();
	await choose(page, "Bathroom or laundry");
	await choose(page, "Steam and damp");
	await choose(page, "Inside only");
	const answers = page.getByRole("region", { name: "What suits" });
	const titles = answers.getByRole("heading", { level: 3 });
	await expect(titles).toContainText(["Air first", "Plantation Shutters in polymer"]);
	await ask(page, "Put this in my enquiry");
	const message = page.getByLabel("Message");
	await message.fill(`${await message.inputValue()}\nThe neighbours look in.`);
	await expectStored(page, "Bath", {
		interests: expect.arrayContaining(["Plantation Shutters"]),
		message: expect.stringMatching(/Bathroom or laundry.*Steam and damp.*neighbours look in/s),
	});
});

test("BEY-20 three roller blinds: a price, and an enquiry with sizes", async ({ page }) => {
	await page.goto("/");
	await page.getByRole("link", { name: "What it costs" }).first().click();
	await page.getByLabel("Product", { exact: true }).selectOption({ label: "Roller Blinds" });
	await page.getByLabel("Width").fill("1.2");
	await page.getByLabel("Height").fill("1.5");
	await page.getByLabel("How many").fill("3");
	const price = page.getByRole("region", { name: "Guide price", exact: true });
	await expect(price).toContainText("Roller Blinds");
	await page.getByRole("link", { name: "Add to your windows" }).click();
	await ask(page, "Put this in my enquiry");
	await expect(page.getByText("What you were looking at is filled in below.")).toBeVisible();
	await expectStored(page, "Roll", {
		interests: ["Roller Blinds"],
		message: expect.stringMatching(
			/:\n1\. .*3 × Roller Blinds.*1\.2 m wide and 1\.5 m high.*\nTogether/,
		),
	});
	await expect(receipt(page)).toContainText(/prices:\n1\. .*\nTogether/, { useInnerText: true });
	await open(page, "/contact");
	await expect(page.getByText("Your list stays out of this enquiry.")).toBeVisible();
});

test("a product in a suburb: an enquiry that names both", async ({ page }) => {
	await open(page, "/locations", "SuburbSearch");
	await page.getByRole("textbox", { name: "Suburb or postcode" }).fill("kiama");
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/locations\/kiama$/);
	await chooseProduct(page, "Zip Screens");
	await page.waitForURL("**/locations/kiama/zip-screens");
	await ask(page, "Request a Quote");
	await expectStored(page, "Kim", {
		...{ city: "Kiama", state: "NSW", postcode: "2533" },
		interests: ["Zip Screens"],
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, expected: /status of 422/ });

	test("BEY-01 what was wrong is mended on the page that comes back", async ({ page }) => {
		await page.goto("/locations");
		await page.getByRole("link", { name: "Kiama", exact: true }).last().click();
		await chooseProduct(page, "Zip Screens");
		await page.getByLabel("Message").fill('Two "windows" & <doors>\nfacing west');
		await fillEnquiry(page, "   ");
		await send(page).click();
		await expect(page.getByText("Required", { exact: true })).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Ysabeau/);
		await expectStored(page, "Plain", {
			...{ city: "Kiama", postcode: "2533", interests: ["Zip Screens"] },
			message: expect.stringContaining("& <doors>"),
		});
		await page.waitForURL("**/thank-you");
		const main = page.getByRole("main");
		await expect(main.getByRole("listitem")).toHaveCount(4);
		await expect(main.getByRole("link", { name: site.phone })).toBeVisible();
	});
});
