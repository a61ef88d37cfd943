import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { copyContent } from "../../../tests/contentCopy.ts";
import { listSentences } from "../../../tests/contentSentences.ts";
import { readWidth } from "./masters.ts";

const plain = { create: { width: 1599, height: 900, channels: 3, background: "#fff" } } as const;

test("ARC-06 a picture that is too narrow is named with its width, whatever its format", async () => {
	const copy = copyContent();
	const names = ["awnings.jpg", "sheer-curtains.png", "zip-screens.avif"];
	for (const name of names) {
		const { name: stem, ext } = path.parse(name);
		copy.remove(`images/${stem}.jpg`);
		const format = ext === ".jpg" ? "jpeg" : (ext.slice(1) as "png" | "avif");
		copy.write(`images/${name}`, await sharp(plain).toFormat(format).toBuffer());
	}
	expect(listSentences(copy)).toEqual(
		names.map(
			(name) =>
				`content/images/${name}:1:1  this picture is 1599 pixels wide; export it 1600 wide or more`,
		),
	);
	copy.dispose();
});

describe("the width of a picture", () => {
	const file = path.join(tmpdir(), `width-${process.pid}.jpg`);
	afterAll(() => rmSync(file));

	test("is that of the picture as it is shown, turned when the camera was held upright", async () => {
		const upright = sharp({ create: { ...plain.create, width: 2400, height: 1700 } });
		writeFileSync(file, await upright.jpeg().withMetadata({ orientation: 6 }).toBuffer());
		expect(readWidth(file)).toBe(1700);
	});

	test.each([Buffer.alloc(0), Buffer.from("no picture"), Buffer.from([0xff, 0xd8, 0xff])])(
		"is unknown of a file that is no picture: %j",
		(bytes) => {
			writeFileSync(file, bytes);
			expect(readWidth(file)).toBeUndefined();
		},
	);
});
