import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { makeFolder } from "../../tests/makeFolder.ts";
import { findPictureFaults } from "./pictureSizes.ts";

const root = makeFolder({ "images/g.jpg": '<svg width="1600"></svg>' });
const plain = { create: { width: 1599, height: 900, channels: 3, background: "#fff" } } as const;

test("ARC-06 a picture that is too narrow as it is shown is named with its width, and so is a file that is none, or tells where it was taken", async () => {
	const save = (name: string, picture = sharp(plain)) =>
		picture.toFile(path.join(root, "images", name));
	await Promise.all([save("a.jpg"), save("b.png")]);
	await save("c.avif", sharp(plain).avif({ effort: 0 }));
	const upright = { ...plain.create, width: 2000, height: 1599 };
	await save("d.jpg", sharp({ create: upright }).withMetadata({ orientation: 5 }));
	await save("e.jpg", sharp({ create: { ...upright, height: 1600 } }));
	await save("f.jpg", sharp({ create: { ...upright, width: 1600 } }));
	const south = { IFD3: { GPSLatitudeRef: "S", GPSLatitude: "34/1 40/1 0/1" } };
	const whole = { create: { ...upright, width: 1600 } };
	await save("h.jpg", sharp(whole).withExif(south));
	await save("i.jpg", sharp(whole).withExif({ IFD0: { Make: "A phone" } }));
	const narrow = "this picture is 1599 pixels wide; export it 1600 wide or more";
	const found = findPictureFaults(root).map(({ file, message }) => [path.basename(file), message]);
	expect(found).toEqual([
		...["a.jpg", "b.png", "c.avif", "d.jpg"].map((name) => [name, narrow]),
		["g.jpg", "this picture cannot be read; export it again as AVIF, JPEG or PNG"],
		["h.jpg", "this picture holds the place where it was taken; export it again without"],
	]);
});
