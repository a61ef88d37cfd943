import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import {
	expect,
	fillEnquiry,
	isWide,
	notice,
	open,
	phone,
	receipt,
	send,
	test,
} from "./fixtures.ts";
import { findBarriers, findLosses } from "./layout.ts";

// The connection is lost on purpose.
test.use({ expected: /Failed to load resource/ });
test.describe.configure({ timeout: 120_000 });

/** Who asks, of all who do in these tests. */
const name = "Inês O’Hara";

/** A photo as a phone takes it: larger than it is kept, and with the place where it was taken. */
const draw = (background: string) =>
	sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
		.withExif({ IFD3: { GPSLatitudeRef: "S", GPSLatitude: "34/1 25/1 0/1" } })
		.jpeg()
		.toBuffer();

/** The ground of a drawing that was saved without one. */
const clear = sharp({ create: { width: 40, height: 30, channels: 4, background: "#0000" } });

/** What is lost on a small phone in letters twice as large, and answers that are a few letters wide there. */
async function findLossesInLarge(page: Page): Promise<string[]> {
	const size = page.viewportSize() ?? phone;
	const session = await page.context().newCDPSession(page);
	await page.setViewportSize({ width: 320, height: 640 });
	await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
	await expect(page.locator("html")).toHaveCSS("font-size", "32px");
	const losses = await findLosses(page);
	const narrow = await page
		.locator("dd")
		.evaluateAll((all) => all.filter((dd) => dd.clientWidth < 200).map((dd) => dd.textContent));
	await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
	await page.setViewportSize(size);
	return [...losses, ...narrow];
}

/** How many colours of letters there are; in forced colours those of what is chosen are its own. */
const countColours = (links: Locator) =>
	links.evaluateAll((all) => new Set(all.map((link) => getComputedStyle(link).color)).size);

test("BEY-12 BEY-13 BEY-18 an enquiry sent twice, with photos an hour later, is one on the owner's phone, the photos smaller and without their place", async ({
	page,
	browser,
	baseURL,
}) => {
	let isLost = true;
	await page.route("**/api/contact*", async (route) => {
		if (!isLost) return route.continue();
		// It arrives, and no answer comes back.
		await route.fetch();
		await route.abort();
	});
	await page.clock.install();
	await open(page, "/contact");
	expect(await findLossesInLarge(page)).toEqual([]);
	await fillEnquiry(page, name);
	await send(page).dblclick();
	await expect(notice(page)).toContainText("Not sent. What you typed is still here");
	isLost = false;
	await send(page).dblclick();
	const photos = receipt(page).getByLabel("Photos of the windows");
	// By the visitor's clock: the server's own is the functions' test (netlify/photos/announcePhotos.test.ts).
	await expect(photos).toBeVisible();
	await page.clock.fastForward("01:00:00");
	await photos.setInputFiles([
		{ name: "PXL_20261128_091500123.jpg", mimeType: "image/jpeg", buffer: await draw("#468") },
		{ name: "sketch.png", mimeType: "image/png", buffer: await clear.png().toBuffer() },
		{ name: "notes.txt", mimeType: "image/heic", buffer: Buffer.from("no photo") },
	]);
	await expect(receipt(page)).toContainText("notes.txt cannot be read by this browser.");
	await expect(receipt(page)).toContainText("2 of four sent.");
	const preview = await receipt(page).locator("img").nth(1).getAttribute("src");
	const drawn = sharp(Buffer.from(preview?.split(",")[1] ?? "", "base64"));
	expect((await drawn.stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
	await receipt(page).getByRole("button", { name: "Remove sketch.png" }).click();
	await expect(receipt(page)).toContainText("1 of four sent.");
	expect(await findLossesInLarge(page)).toEqual([]);

	const owner = await (await browser.newContext({ viewport: phone, baseURL })).newPage();
	await owner.goto("/inbox");
	await owner.getByRole("button", { name: "Send me a link" }).click();
	const output = process.env.TEST_OUTPUT ?? "";
	const readLink = () =>
		/The link to the inbox: http:..[^/]+(\S+)/.exec(readFileSync(output, "utf8"));
	await expect.poll(readLink).not.toBeNull();
	await owner.goto(readLink()?.[1] ?? "");
	await owner.getByRole("button", { name: "Open the inbox" }).click();
	const rows = owner.locator("main li", { hasText: name });
	await expect(rows).toHaveCount(1);
	for (const part of ["1 photo", "new"]) await expect(rows).toContainText(part);
	expect([await findBarriers(owner), await isWide(owner)]).toEqual([[], false]);

	await rows.getByRole("link").click();
	await expect(owner.getByRole("link", { name: "Call" })).toHaveAttribute(
		"href",
		"tel:+61412345678",
	);
	const photo = owner.locator("main img");
	await expect(photo).toHaveCount(1);
	await expect
		.poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
		.toBe(1600);
	const kept = await owner.request.get((await photo.getAttribute("src")) ?? "");
	expect(await sharp(await kept.body()).metadata()).not.toHaveProperty("exif");
	expect([await findBarriers(owner), await isWide(owner)]).toEqual([[], false]);
	expect(await findLossesInLarge(owner)).toEqual([]);
	await owner.getByLabel("Note").fill("Ring twice");
	await owner.getByRole("button", { name: "called" }).click();
	await expect(owner.getByRole("status")).toHaveText("The state is kept.");
	await expect(owner.getByLabel("Note")).toHaveValue("Ring twice");
	await owner.emulateMedia({ media: "print" });
	for (const text of ["called", "Ring twice"])
		await expect(owner.getByRole("paragraph").filter({ hasText: text })).toBeVisible();
	for (const text of ["Delete this enquiry", "All enquiries"])
		await expect(owner.getByText(text)).toBeHidden();
	await expect(owner.locator("body"), "the sheet begins at its top").toHaveCSS(
		"padding-top",
		"0px",
	);
	await owner.emulateMedia({ media: "screen", forcedColors: "active" });
	await expect.poll(() => countColours(owner.locator(".stage-form button"))).toBe(2);
	await owner.getByRole("link", { name: "All enquiries" }).click();
	await expect(rows).toContainText("called");
	await expect.poll(() => countColours(owner.locator(".stages a"))).toBe(2);
	await expect.poll(() => countColours(owner.locator("header nav a"))).toBe(2);
	await owner.getByRole("button", { name: "Sign out everywhere" }).click();
	await expect(owner.getByRole("button", { name: "Send me a link" })).toBeVisible();
	await owner.context().close();
});
