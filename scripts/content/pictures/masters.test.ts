import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findPictureFaults } from "../check/pictureNames.ts";
import { readWidth } from "./masters.ts";

const plain = { create: { width: 1599, height: 900, channels: 3, background: "#fff" } } as const;

test("ARC-06 a picture that is too narrow is named with its width, whatever its format", async () => {
	const root = mkdtempSync(path.join(tmpdir(), "masters-"));
	mkdirSync(path.join(root, "images"));
	for (const ending of ["jpg", "png", "avif"])
		await sharp(plain).toFile(path.join(root, `images/of-${ending}.${ending}`));
	const faults = findPictureFaults({ root, content: {} as never, sources: [], today: "" });
	expect(faults.map(({ message }) => message)).toEqual(
		Array(3).fill("this picture is 1599 pixels wide; export it 1600 wide or more"),
	);
});

const file = path.join(tmpdir(), `width-${process.pid}.jpg`);

test("the width of a picture is the one in which it is shown, turned when the camera was held upright", async () => {
	const upright = sharp({ create: { ...plain.create, width: 2400, height: 1700 } });
	writeFileSync(file, await upright.jpeg().withMetadata({ orientation: 6 }).toBuffer());
	expect(readWidth(file)).toBe(1700);
});

test.each([
	Buffer.alloc(0),
	Buffer.from("the width of a picture no picture"),
	Buffer.from([0xff, 0xd8, 0xff]),
])("the width of a picture is unknown of a file that is no picture: %j", (bytes) => {
	writeFileSync(file, bytes);
	expect(readWidth(file)).toBeUndefined();
});
