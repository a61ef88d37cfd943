import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readWidth } from "./masters.ts";

const file = path.join(tmpdir(), `width-${process.pid}.jpg`);

test("the width of a picture is the one in which it is shown, turned when the camera was held upright", async () => {
	const upright = sharp({
		create: { width: 2400, height: 1700, channels: 3, background: "#fff" },
	});
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
