import sharp from "sharp";
import { expect, fillEnquiry, hydrated, receipt, send, test, visit } from "./fixtures.ts";

test("photos are added to an enquiry that was sent, smaller and without their place; others are refused politely", async ({
	page,
}) => {
	await visit(page, "/contact");
	await hydrated(page);
	await fillEnquiry(page);
	await send(page).click();
	const photos = receipt(page).getByLabel("Photos of the windows");
	await expect(photos).toBeVisible();
	const photo = await sharp({
		create: { width: 3000, height: 2000, channels: 3, background: "#446688" },
	})
		.withExif({ IFD3: { GPSLatitudeRef: "S", GPSLatitude: "34/1 25/1 0/1" } })
		.jpeg()
		.toBuffer();
	await photos.setInputFiles([
		{ name: "kitchen.jpg", mimeType: "image/jpeg", buffer: photo },
		{ name: "notes.txt", mimeType: "image/heic", buffer: Buffer.from("no photo") },
	]);
	await expect(receipt(page)).toContainText("kitchen.jpg is with us.");
	await expect(receipt(page)).toContainText("notes.txt cannot be read by this browser.");
});
