import type { Page } from "@playwright/test";
import { openLocal } from "../../scripts/enquiries/access.ts";
import { expect, fillEnquiry, hydrated, open, receipt, send, site, test } from "./fixtures.ts";

/** Whole ways through the site, from what brings somebody here to where their purpose ends. */

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
async function ask(page: Page, name: string | RegExp) {
	await page.getByRole("link", { name }).first().click();
	await hydrated(page);
}

for (const width of [375, 1280]) {
	const who = (name: string) => `${name} at ${width} px`;

	test.describe(`at ${width} px`, () => {
		test.use({ viewport: { width, height: 812 } });

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
			await expectStored(page, who("Bath"), {
				interests: expect.arrayContaining(["Plantation Shutters"]),
				message: expect.stringMatching(/Bathroom or laundry.*Steam and damp.*neighbours look in/s),
			});
		});

		test("three roller blinds: a price, and an enquiry with sizes", async ({ page }) => {
			await page.goto("/");
			await page.getByRole("link", { name: "What it costs" }).first().click();
			await page.getByLabel("Product", { exact: true }).selectOption({ label: "Roller Blinds" });
			await page.getByLabel("Width").fill("1.2");
			await page.getByLabel("Height").fill("1.5");
			await page.getByLabel("How many").fill("3");
			await expect(page.getByRole("region", { name: "Guide price", exact: true })).toContainText(
				/Roller Blinds/,
			);
			await page.getByRole("link", { name: "Add to your windows" }).click();
			await ask(page, "Put this in my enquiry");
			await expect(page.getByText("What you were looking at is filled in below.")).toBeVisible();
			await expectStored(page, who("Roll"), {
				interests: ["Roller Blinds"],
				message: expect.stringMatching(
					/:\n1\. .*3 × Roller Blinds.*1\.2 m wide and 1\.5 m high.*\nTogether/,
				),
			});
		});

		test("a west window: how far the sun reaches, and an enquiry", async ({ page }) => {
			await page.goto("/");
			await page.getByRole("link", { name: "The sun at your window" }).first().click();
			await hydrated(page, "SunTool");
			await page.getByLabel("Suburb").selectOption({ label: "Kiama" });
			await page.getByLabel("Day").selectOption("01-21");
			await page.getByRole("slider", { name: "Hour" }).fill("1050");
			const said = page.getByText(/^The sun reaches \d\.\d m into the room\.$/).first();
			const metres = Number(/\d\.\d/.exec(await said.innerText())?.[0]);
			const points = (await page.locator("polygon.light").first().getAttribute("points")) ?? "";
			const reach = Math.max(...points.split(" ").map((point) => Number.parseFloat(point))) / 100;
			expect(metres).toBeGreaterThan(1);
			expect(reach).toBeCloseTo(metres, 0);
			await page.getByRole("link", { name: "Add to your windows" }).click();
			await ask(page, "Put this in my enquiry");
			await expectStored(page, who("Sun"), {
				city: "Kiama",
				message: expect.stringMatching(
					/A window facing west at Kiama: .* The sun reaches [\s\S]*faces west/,
				),
			});
		});

		test("a product in a suburb: an enquiry that names both", async ({ page }) => {
			await open(page, "/locations", "SuburbSearch");
			await page.getByRole("textbox", { name: "Suburb or postcode" }).fill("kiama");
			await page.keyboard.press("Enter");
			await page.waitForURL(/\/locations\/kiama$/);
			await page
				.getByRole("main")
				.getByRole("link", { name: "Zip Screens", exact: true })
				.first()
				.click();
			await page.waitForURL("**/locations/kiama/zip-screens");
			await ask(page, "Request a Quote");
			await expectStored(page, who("Kim"), {
				...{ city: "Kiama", state: "NSW", postcode: "2533" },
				interests: ["Zip Screens"],
			});
		});

		test("two products compared, and an enquiry about both", async ({ page }) => {
			await page.goto("/compare?products=roller-blinds,zip-screens");
			const heads = page.getByRole("columnheader").filter({ visible: true });
			await expect(heads).toHaveText(["Roller Blinds", "Zip Screens"]);
			await expect(page.getByRole("row", { name: /^Where not/ })).toBeVisible();
			await ask(page, "Put these in my enquiry");
			await expectStored(page, who("Two"), {
				interests: ["Roller Blinds", "Zip Screens"],
				message: expect.stringContaining("comparing Roller Blinds and Zip Screens"),
			});
		});

		test("somebody who rents finds what may be hung, and asks", async ({ page }) => {
			await page.goto("/");
			await page.keyboard.press("/");
			await page.getByRole("textbox", { name: /^Search posts/ }).fill("renting");
			const found = page.getByRole("dialog", { name: "Search" }).getByRole("region");
			await found
				.getByRole("link", { name: /strata/i })
				.first()
				.click();
			await expect(page.getByRole("heading", { level: 1, name: /strata/i })).toBeInViewport();
			const advice = page
				.getByRole("article")
				.getByText(/owners corporation|landlord|agent/i)
				.first();
			await advice.scrollIntoViewIfNeeded();
			await expect(advice).toBeInViewport();
			const call = page.getByRole("link", { name: `Call ${site.owner}` });
			await expect(call).toBeInViewport();
			await expect(call).toHaveAttribute("href", /^tel:\+\d{8,15}$/);
			await page.goto("/which-product");
			await choose(page, "Seen by day");
			await choose(page, "Rented");
			await ask(page, "Put this in my enquiry");
			await expectStored(page, who("Rent"), {
				message: expect.stringMatching(/Seen by day.*Rented/s),
			});
		});

		test.describe("without script", () => {
			test.use({ javaScriptEnabled: false, expected: /status of 422/ });

			test("BEY-01 what was wrong is mended on the page that comes back", async ({ page }) => {
				await page.goto("/locations");
				await page.getByRole("link", { name: "Kiama", exact: true }).last().click();
				await page
					.getByRole("main")
					.getByRole("link", { name: "Zip Screens", exact: true })
					.first()
					.click();
				const words = 'Two "windows" & <doors>\nfacing west';
				await page.getByLabel("Message").fill(words);
				await fillEnquiry(page, "   ");
				await send(page).click();
				await expect(page.getByText("Required", { exact: true })).toBeVisible();
				await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Ysabeau/);
				await expectStored(page, who("Plain"), {
					...{
						city: "Kiama",
						postcode: "2533",
						interests: ["Zip Screens"],
						message: expect.stringContaining("& <doors>"),
					},
				});
				await page.waitForURL("**/thank-you");
				const main = page.getByRole("main");
				await expect(main.getByRole("listitem")).toHaveCount(4);
				await expect(main.getByRole("link", { name: site.phone })).toBeVisible();
			});
		});
	});
}
