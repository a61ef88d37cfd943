import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { listSentences, openContentCopy } from "../../../tests/contentSentences.ts";
import { readWidth } from "./masters.ts";

const plain = { create: { width: 1599, height: 900, channels: 3, background: "#fff" } } as const;

describe("a picture of content/images", () => {
	const copy = openContentCopy();

	test.each(["jpeg", "png", "avif"] as const)(
		"ARC-06 that is too narrow, as %s, is named with its width",
		async (format) => {
			const name = `images/awnings.${format === "jpeg" ? "jpg" : format}`;
			copy.remove("images/awnings.jpg");
			copy.write(name, await sharp(plain).toFormat(format).toBuffer());
			const sentences = listSentences(copy);
			copy.remove(name);
			copy.write("images/awnings.jpg", "");
			expect(sentences).toEqual([
				`content/${name}:1:1  this picture is 1599 pixels wide; export it 1600 wide or more`,
			]);
		},
	);
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
