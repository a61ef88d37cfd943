import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { parseSource } from "../content/source.ts";
import { findPictureFaults } from "./pictureNames.ts";

const root = mkdtempSync(path.join(tmpdir(), "masters-"));
mkdirSync(path.join(root, "images"));
const plain = { create: { width: 1599, height: 900, channels: 3, background: "#fff" } } as const;
const loaded = { root, content: {} as never, sources: [], today: "" };
const listMessages = (parts: object = {}) =>
	findPictureFaults({ ...loaded, ...parts }).map(({ file, message }) => [
		path.basename(file),
		message,
	]);

test("ARC-06 a picture that is too narrow is named with its width, and one that is cut off is named", async () => {
	for (const ending of ["jpg", "png", "avif"])
		await sharp(plain).toFile(path.join(root, `images/of-${ending}.${ending}`));
	const cut = path.join(root, "images/of-png.png");
	writeFileSync(cut, readFileSync(cut).subarray(0, -4));
	const narrow = "this picture is 1599 pixels wide; export it 1600 wide or more";
	expect(listMessages()).toEqual([
		["of-avif.avif", narrow],
		["of-jpg.jpg", narrow],
		["of-png.png", expect.stringMatching(/^this picture is cut off or cannot be read; export it/)],
	]);
});

test("ARC-06 a picture that only a post's text shows is used, and one that is only spoken of is not", () => {
	const names = { root: "content", content: { images: { deck: {}, porch: {} } } as never };
	const list = parseSource("content/images/images.yaml", "deck:\n  alt: A\nporch:\n  alt: B\n");
	const text = '---\ntitle: A\n---\n\n![A deck](/images/deck "Shade.")\n\nOf /images/porch.\n';
	const sources = [list, parseSource("content/blog/a.mdx", text)];
	expect(listMessages({ ...names, sources })).toEqual([
		["images.yaml", expect.stringContaining("no page uses this picture")],
	]);
	expect(findPictureFaults({ ...loaded, ...names, sources })[0]?.line).toBe(3);
});
