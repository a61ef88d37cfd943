import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readWidth } from "./masters.ts";

const file = path.join(mkdtempSync(path.join(tmpdir(), "masters-")), "picture.jpg");

/** The width that is read of a file with these bytes. */
function read(bytes: Uint8Array): number | undefined {
	writeFileSync(file, bytes);
	return readWidth(file);
}

const noise = { create: { width: 90, height: 60, channels: 3, background: "#8ac" } } as const;
const upright = sharp(noise).jpeg().withMetadata({ orientation: 6 }).toBuffer();
const pictures = [
	upright,
	sharp(noise).jpeg({ progressive: true }).toBuffer(),
	sharp(noise).png().toBuffer(),
	sharp(noise).avif().toBuffer(),
];

test("the width of a picture is the one in which it is shown, turned when the camera was held upright", async () => {
	expect((await Promise.all(pictures)).map(read)).toEqual([60, 90, 90, 90]);
});

test("a picture that is cut off anywhere has no width, whatever its format", async () => {
	for (const bytes of await Promise.all(pictures))
		fc.assert(
			fc.property(fc.integer({ min: 0, max: bytes.length - 1 }), (length) => {
				expect(read(bytes.subarray(0, length))).toBeUndefined();
			}),
			{ examples: [[0], [bytes.length - 1]] },
		);
});

test.each([
	"the width of no picture",
	'<svg xmlns="x" width="90" height="60"></svg>',
	"GIF89a\x5a\0\0",
])("a file that is no picture of ours has no width: %j", (text) =>
	expect(read(Buffer.from(text))).toBeUndefined(),
);
