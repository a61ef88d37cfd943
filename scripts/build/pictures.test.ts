import { globSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { makeFolder } from "../../tests/makeFolder.ts";
import { placeCrop } from "./crop.ts";
import { buildPictures, describePicture } from "./pictures.ts";

const master = path.join(makeFolder(), "on-its-side.jpg");

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

test("a photo that a camera saved on its side stands upright, in its facts and in its files, which are others where another part of it counts", async () => {
	const { picture, files } = await describePicture(master, "50% 50%");
	expect([picture.width, picture.height]).toEqual([80, 120]);
	expect((await describePicture(master, "50% 40%")).picture.hash).not.toBe(picture.hash);
	expect(files.map(({ width }) => width)).toEqual([750, 400, 480, 960, 1600, 640, 1200]);
	for (const { width, encode } of files.filter(({ width }) => width <= 480)) {
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

test("of a wide picture a phone gets 4 by 3, of another one the whole; the last file is the JPEG to share", async () => {
	const shapes = [161, 160].map(async (width) => {
		const file = path.join(makeFolder(), "a.png");
		await sharp({ create: { width, height: 100, channels: 3, background: "#8ac" } }).toFile(file);
		const { files } = await describePicture(file, "50% 50%");
		const read = async (index: number) => sharp(await files.at(index)?.encode()).metadata();
		const [phone, shared] = await Promise.all([0, -1].map(read));
		return `${((phone?.width ?? 0) / (phone?.height ?? 1)).toFixed(2)} ${shared?.format}`;
	});
	expect(await Promise.all(shapes)).toEqual(["1.33 jpeg", "1.60 jpeg"]);
});

test.each([
	[{ width: 80, height: 120 }, "0% 100%", { left: 0, top: 20, width: 80, height: 100 }],
	[{ width: 200, height: 100 }, "25% 90%", { left: 30, top: 0, width: 80, height: 100 }],
])("of a picture of %j the part around %s stays in view", (picture, position, part) => {
	expect(placeCrop(picture, 4 / 5, position)).toEqual(part);
});

/**
 * Builds the pictures of a site that has this file in its content alone. Returns how many files came of it and how bright
 * the first JPEG is, or what was wrong.
 */
async function build(file: string, bytes: Uint8Array): Promise<string> {
	const home = process.cwd();
	process.chdir(makeFolder({ [file]: bytes }));
	const louvre = { tilts: [0, 20, 40, 60, 80] };
	const content = { images: {}, louvre, sheers: { hours: [9, 16] } } as never;
	const built = await buildPictures(content).then(async (count) => {
		const [still = ""] = globSync("public/images/*.jpg");
		const [red] = (await sharp(still).stats()).channels;
		return `${count} files, ${Math.round((red?.mean ?? 0) / 25.5)} of 10`;
	}, String);
	process.chdir(home);
	return built;
}

/** A picture of nothing in particular, in the format of a file's name. */
function draw(file: string): Promise<Buffer> {
	const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
	const create = { width: 90, height: 160, channels: 3, background: "#8ac", noise } as const;
	return sharp({ create })
		.toFormat(path.extname(file).slice(1) as "avif")
		.toBuffer();
}

test.each(["images/a.jpg", "images/a.png", "images/a.avif", "louvre/a.avif", "sheers/a.avif"])(
	"ARC-06 a picture that is cut off stops the build, which names it: content/%s",
	async (name) => {
		const file = path.join("content", name);
		const bytes = await draw(file);
		for (const length of [20, bytes.length / 2, bytes.length - 20])
			expect(await build(file, bytes.subarray(0, length)), `${length}`).toContain(
				`${file}:1:1  this picture cannot be read; export it again`,
			);
	},
);

test.each([
	["content/louvre/a.avif", "3 files, 5 of 10"],
	["content/sheers/a.avif", "3 files, 3 of 10"],
])(
	"of a strip there are the whole and, in two formats, the picture that is shown first: %s",
	async (file, wanted) => {
		const stops = '<stop stop-color="#000"/><stop offset="1" stop-color="#fff"/>';
		const fade = `<linearGradient id="a" x2="0" y2="1">${stops}</linearGradient>`;
		const svg = `<svg width="90" height="160">${fade}<rect width="90" height="160" fill="url(#a)"/></svg>`;
		expect(await build(file, await sharp(Buffer.from(svg)).avif().toBuffer())).toBe(wanted);
	},
);
