import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { StoreKind } from "../../netlify/enquiries/blobs.ts";
import { openLocal } from "../../scripts/enquiries/access.ts";
import { expect, fillEnquiry, hydrated, receipt, send, site, test } from "./fixtures.ts";

/** Whole ways through the site, from what brings somebody here to where their purpose ends. */

/** Every entry of a store, as the owner has it. */
async function readStore(kind: StoreKind): Promise<ArrayBuffer[]> {
	const access = await openLocal("local", process.env.TEST_STORE);
	const store = access.open(kind);
	const { blobs } = await store.list();
	const entries = await Promise.all(
		blobs.map(({ key }) => store.get(key, { type: "arrayBuffer" })),
	);
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
	const entries = (await readStore("enquiries")).map((entry) => new TextDecoder().decode(entry));
	const sent = entries.map((entry) => JSON.parse(entry)).filter((enquiry) => enquiry.name === name);
	expect(sent).toHaveLength(1);
	expect(sent[0]).toMatchObject({ streetAddress: "12 Cliff Road", ...enquiry });
}

/** Searches from Home and opens the first result, which is a post that can be read, with a number to call. */
async function readFound(page: Page, words: string, heading: RegExp, advice: RegExp) {
	await page.goto("/");
	await page.keyboard.press("/");
	await page.getByRole("textbox", { name: /^Search posts/ }).fill(words);
	const results = page.getByRole("dialog").locator(".results");
	await results.getByRole("link", { name: heading }).first().click();
	await expect(page.getByRole("heading", { level: 1, name: heading })).toBeInViewport();
	const text = page.getByRole("article").getByText(advice).first();
	await text.scrollIntoViewIfNeeded();
	await expect(text).toBeInViewport();
	const call = page.getByRole("link", { name: new RegExp(`^Call ${site.owner}`) });
	await expect(call).toBeInViewport();
	await expect(call).toHaveAttribute("href", /^tel:\+\d{8,15}$/);
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
			await expect(answers.getByRole("heading", { level: 3 }).first()).toHaveText(
				"Plantation Shutters in polymer",
			);
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
			await ask(page, "Put this in my enquiry");
			await expectStored(page, who("Roll"), {
				interests: ["Roller Blinds"],
				message: expect.stringMatching(/3 × Roller Blinds.*1\.2 m wide and 1\.5 m high/),
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
			await page.goto("/locations");
			await hydrated(page, "SuburbSearch");
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

		test("a photo follows the enquiry, smaller and without place", async ({ page }) => {
			await page.goto("/");
			await ask(page, "Get a Free Quote");
			await fillEnquiry(page, who("Photo"));
			await send(page).click();
			const taken = await sharp({
				create: {
					width: 3000,
					height: 2000,
					channels: 3,
					background: { r: width % 256, g: 80, b: 120 },
				},
			})
				.withExif({ IFD3: { GPSLatitudeRef: "S", GPSLatitude: "34/1 25/1 0/1" } })
				.jpeg()
				.toBuffer();
			await receipt(page)
				.getByLabel("Photos of the windows")
				.setInputFiles([
					{ name: "kitchen.jpg", mimeType: "image/jpeg", buffer: taken },
					{ name: "notes.txt", mimeType: "image/heic", buffer: Buffer.from("no photo") },
				]);
			await expect(receipt(page)).toContainText("kitchen.jpg is with us.");
			await expect(receipt(page)).toContainText("notes.txt cannot be read by this browser.");
			const stored = await readStore("photos");
			expect(stored.length).toBeGreaterThan(0);
			for (const photo of stored) {
				const { width: wide = 0, exif } = await sharp(Buffer.from(photo)).metadata();
				expect([wide <= 1600, exif]).toEqual([true, undefined]);
			}
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

		test("cords and a small child: a post, and a number to call", async ({ page }) => {
			await readFound(page, "cord child", /cord safety/i, /cord/i);
		});

		test("a power cut: a post, and a number to call", async ({ page }) => {
			await readFound(page, "power cut", /power/i, /by hand|manual|crank/i);
		});

		test("somebody who rents finds what may be hung, and asks", async ({ page }) => {
			await readFound(page, "renting", /strata/i, /owners corporation|landlord|agent/i);
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
