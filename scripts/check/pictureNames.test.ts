import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findPictureFaults } from "./pictureNames.ts";

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
