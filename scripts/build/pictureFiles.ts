import { createHash, type Hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Sharp } from "sharp";
import {
	type Crop,
	type EncodedPicture,
	type Encoding,
	pictureUrl,
	sharingWidth,
} from "../../components/Picture/pictures.ts";
import { getContent } from "../content/collections.ts";
import { placeCrop } from "./crop.ts";
import { encoders, openMaster, setAvif, studyMaster } from "./pictureStudy.ts";

/** Widths in pixels that a page may ask for; 750 is a 375 px phone at double density. */
const widths = [480, 640, 750, 960, 1280, 1600];
/** One file for browsers without AVIF, wide enough for every slot. */
const fallbackWidth = 960;
const crops: Record<Crop, { ratio: number; widths: number[] }> = {
	"4x5": { ratio: 4 / 5, widths: [320, 480, 640, 853] },
	"4x3": { ratio: 4 / 3, widths: [750, 960, 1200] },
};
/** A phone's hero would show only a strip of a picture wider than this, so such a picture gets a 4x3 crop. */
const wide = 1.6;

export interface PictureFile {
	url: string;
	encode: () => Promise<Sharp>;
}

interface DescribedPicture {
	name: string;
	picture: EncodedPicture;
	files: PictureFile[];
}

/** Describes what a master becomes: the facts that pages need, and the files to encode. */
export async function describePicture(master: string): Promise<DescribedPicture> {
	const { name } = path.parse(master);
	const bytes = readFileSync(master);
	const read = createHash("sha256").update(bytes);
	const hash = digest(read, { widths, fallbackWidth, encoders });
	const { width, height, quality, color } = await studyMaster(bytes, hash);
	const files: PictureFile[] = [];
	const sizesOf = (all: number[], widest = width) => {
		const some = all.filter((one) => one <= widest);
		return some.length > 0 ? some : [widest];
	};
	const resize = async (to: number) => (await openMaster(bytes)).resize({ width: to });

	const cut = (crop: Crop): Encoding => {
		const { ratio, widths: all } = crops[crop];
		const box = placeCrop({ width, height }, ratio, getContent().images[name]?.position ?? "");
		const cropped = { hash: digest(read, { box, encoders }), widths: sizesOf(all, box.width) };
		for (const to of cropped.widths) {
			const encode = async () => {
				const part = (await openMaster(bytes)).extract(box);
				return part.resize({ width: to }).avif(setAvif(quality, to));
			};
			files.push({ url: pictureUrl(`${name}-${crop}`, cropped.hash, to, "avif"), encode });
		}
		return cropped;
	};

	const picture: EncodedPicture = {
		width,
		height,
		hash,
		color,
		widths: sizesOf(widths),
		fallback: Math.min(fallbackWidth, width),
		crops: { "4x5": cut("4x5"), ...(width > height * wide && { "4x3": cut("4x3") }) },
	};
	for (const to of picture.widths) {
		files.push({
			url: pictureUrl(name, hash, to, "avif"),
			encode: async () => (await resize(to)).avif(setAvif(quality, to)),
		});
	}
	const { fallback } = picture;
	const encodeFallback = async () => (await resize(fallback)).webp(encoders.webp);
	files.push({ url: pictureUrl(name, hash, fallback, "webp"), encode: encodeFallback });
	const card = sharingWidth(width);
	const encodeCard = async () => (await resize(card)).jpeg(encoders.jpg);
	files.push({ url: pictureUrl(name, hash, card, "jpg"), encode: encodeCard });
	return { name, picture, files };
}

/** @param read the hash of a master, which goes on to be used for other settings */
function digest(read: Hash, settings: object): string {
	const hash = read.copy().update(JSON.stringify(settings));
	return hash.digest("hex").slice(0, 8);
}
