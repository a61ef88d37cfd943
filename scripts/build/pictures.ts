import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type AvifOptions } from "sharp";
import { pictureUrl, widths } from "../../components/Picture/pictureFiles.ts";
import {
	getStrips,
	type StripFolder,
	stillUrls,
	stripFolders,
	stripUrl,
} from "../../components/PictureStrip/stripFiles.ts";
import type { Content } from "../content/collections.ts";
import { ContentError } from "../content/faults.ts";
import { findMasters } from "../content/files.ts";
import { type EncodedPicture, picturesFile } from "../content/pictures/encoded.ts";
import { placeCrop, type Size } from "./crop.ts";
import { fillFolder, writeWhole } from "./fillFolder.ts";
import type { Report } from "./progress.ts";

/**
 * Encoder settings: few bytes for phones, whose dots are too small to show the difference; from the width of a tablet
 * up a picture that the eye cannot tell from its master. sharp's usual effort of 4 takes five times as long for 5% of
 * the bytes.
 */
const forPhones: AvifOptions = { quality: 40, effort: 3, chromaSubsampling: "4:2:0" };
const forScreens: AvifOptions = { quality: 60, effort: 1, chromaSubsampling: "4:2:0" };
const forSharing = { quality: 80, mozjpeg: true };

/** A phone's hero would show only a strip of a picture wider than this. */
const wide = 1.6;
const tall = 4 / 5;

/** A file of the whole picture, or of a crop with this ratio of width to height; without `avif` it is a JPEG. */
type Kind = { width: number; ratio?: number; avif?: AvifOptions };

/** The files that are made of a master of this shape. */
function listKinds({ width, height }: Size): Kind[] {
	const whole = width > height * wide ? { ratio: 4 / 3 } : {};
	return [
		{ width: widths.phone, ...whole, avif: forPhones },
		{ width: widths.phoneTall, ratio: tall, avif: forPhones },
		...widths.screen.map((width) => ({ width, avif: forScreens })),
		{ width: widths.screenTall, ratio: tall, avif: forScreens },
		{ width: widths.sharing },
	];
}

/**
 * Encodes every master in content/images into public/images and records what pages have to know of them. Only what
 * changed is encoded. Returns how many files there are.
 * @throws ContentError naming a master or a strip that cannot be read
 */
export async function buildPictures(content: Content, report?: Report): Promise<number> {
	const files = new Map<string, () => Promise<Buffer>>();
	const pictures: Record<string, EncodedPicture> = {};
	for (const master of findMasters()) {
		const { name } = path.parse(master);
		const position = content.images[name]?.position ?? "";
		const described = await orRefuse(master, () => describePicture(master, position));
		pictures[name] = described.picture;
		for (const { width, encode } of described.files) {
			const file = path.basename(pictureUrl(name, described.picture.hash, width));
			files.set(file, () => orRefuse(master, encode));
		}
	}
	for (const [url, make] of stripFolders.flatMap((folder) => listStripFiles(content, folder)))
		files.set(path.basename(url), make);
	await fillFolder("public/images", files, report);
	writeWhole(picturesFile, JSON.stringify(pictures));
	return files.size;
}

/** The strips of a folder as they are, and of each the picture that a page shows first. */
function listStripFiles(
	content: Content,
	folder: StripFolder,
): [url: string, make: () => Promise<Buffer>][] {
	const { strips, steps, start } = getStrips(content, folder);
	return strips.flatMap((strip) => {
		const cut = async () => {
			const { width, height } = await sharp(strip.file).metadata();
			const tall = height / steps;
			return sharp(strip.file).extract({ left: 0, top: tall * start, width, height: tall });
		};
		const still = stillUrls(folder, strip);
		const files: [url: string, make: () => Promise<Buffer>][] = [
			[stripUrl(folder, strip), () => readFile(strip.file)],
			[still.avif, async () => (await cut()).avif(forPhones).toBuffer()],
			[still.jpg, async () => (await cut()).jpeg(forSharing).toBuffer()],
		];
		return files.map(([url, make]) => [url, () => orRefuse(strip.file, make)]);
	});
}

/** What pages have to know of a master, and what encodes its files. @param position the point that stays in view */
export async function describePicture(master: string, position: string) {
	const bytes = readFileSync(master);
	const open = () => sharp(bytes, { autoOrient: true });
	const { width, height } = (await open().metadata()).autoOrient;
	const settings = [widths, forPhones, forScreens, forSharing, wide, tall, position];
	const hash = createHash("sha256").update(bytes).update(JSON.stringify(settings));
	const picture: EncodedPicture = { width, height, hash: hash.digest("hex").slice(0, 8) };
	const files = listKinds(picture).map(({ width, ratio, avif }) => ({
		width,
		encode: () => {
			const part = ratio ? open().extract(placeCrop(picture, ratio, position)) : open();
			const sized = part.resize({ width });
			return (avif ? sized.avif(avif) : sized.jpeg(forSharing)).toBuffer();
		},
	}));
	return { picture, files };
}

async function orRefuse<Value>(file: string, read: () => Promise<Value>): Promise<Value> {
	try {
		return await read();
	} catch (cause) {
		const message = "this picture cannot be read; export it again";
		throw new ContentError([{ file, line: 1, column: 1, message }], { cause });
	}
}
