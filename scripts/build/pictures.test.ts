import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { findMasters } from "../content/pictures/masters.ts";
import { describePicture } from "./pictures.ts";

const folder = mkdtempSync(path.join(tmpdir(), "masters-"));
const master = path.join(folder, "on-its-side.jpg");

/** What a phone held upright saves: rows as the sensor reads them, and an orientation tag. */
beforeAll(async () => {
	const red = await sharp({ create: { width: 60, height: 80, channels: 3, background: "#f00" } })
		.png()
		.toBuffer();
	await sharp({ create: { width: 120, height: 80, channels: 3, background: "#00f" } })
		.composite([{ input: red, left: 0, top: 0 }])
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toFile(master);
});

test("a photo that a camera saved on its side stands upright, in its facts and in its files", async () => {
	const { picture, files } = await describePicture(master, "50% 50%");
	expect([picture.width, picture.height]).toEqual([80, 120]);
	expect(files).toHaveLength(7);
	for (const { width, encode } of files.filter(({ width }) => width <= 750)) {
		const { data, info } = await sharp(await encode()).toBuffer({ resolveWithObject: true });
		expect(info.height, `${width}`).toBeGreaterThan(info.width);
		const [red = 0, , blue = 0] = await sharp(data)
			.extract({ left: 0, top: 0, width: 8, height: 8 })
			.resize(1, 1)
			.raw()
			.toBuffer();
		expect(red, `${width}`).toBeGreaterThan(blue);
	}
});

test("the whole set of pictures stays below 36 MB", () => {
	const sizes = findMasters().map((file) => statSync(file).size);
	expect(sizes.length).toBeGreaterThan(50);
	expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(36e6);
});
