import type { AvifOptions, Sharp } from "sharp";
import { z } from "zod";
import { keepFile, readKept } from "../content/memory.ts";

/** Safe to delete, because everything in it can be made again. */
export const cache = ".cache/images";

/** Settings of each format. Changing any of them encodes all pictures again. */
export const encoders = {
	avif: {
		chromaSubsampling: "4:2:0",
		/** Tried from best to worst. Below the last one, brick and foliage begin to smear. */
		qualities: [46, 42, 39, 36],
		/** Largest hero on a phone: with its headers it fits into the first two windows of a new connection. */
		budget: { width: 750, bytes: 12_500 },
		/** 4 saves a phone 5% of the bytes and takes four times as long as 3, too long for wide files. */
		efforts: { phone: 4, wide: 3 },
	},
	webp: { quality: 72, effort: 4 },
	jpg: { quality: 80, mozjpeg: true },
} as const;
const { chromaSubsampling, qualities, budget, efforts } = encoders.avif;

/** Facts found by examining a master. */
const studySchema = z.strictObject({
	/** Pixels of the upright picture. */
	width: z.int(),
	height: z.int(),
	/** AVIF quality, 1 to 100. */
	quality: z.int(),
	/** Average colour as #rrggbb. */
	color: z.string(),
});
type Study = z.infer<typeof studySchema>;

/** Opens a master upright. Cameras held sideways only record their orientation and do not rotate the pixels. */
export async function openMaster(master: Buffer | string): Promise<Sharp> {
	const sharp = await loadSharp();
	return sharp(master, { autoOrient: true });
}

/** Only loaded when needed, because most builds already have every picture. */
async function loadSharp() {
	return (await import("sharp")).default;
}

/** AVIF settings for a quality and a width. */
export function setAvif(quality: number, width: number): AvifOptions {
	const effort = width > budget.width ? efforts.wide : efforts.phone;
	return { chromaSubsampling, quality, effort };
}

/** Name of the file that holds a study. */
export function nameStudy(hash: string): string {
	return `${hash}.json`;
}

/** Size, quality and average colour of a master, found once and kept under its hash. */
export async function studyMaster(bytes: Buffer, hash: string): Promise<Study> {
	const kept = `${cache}/${nameStudy(hash)}`;
	const known = readKept(kept, studySchema);
	if (known) return known;
	const { width, height } = (await (await openMaster(bytes)).metadata()).autoOrient;
	const study = {
		width,
		height,
		quality: await findQuality(bytes),
		color: await findColor(bytes),
	};
	keepFile(kept, JSON.stringify(study));
	return study;
}

/** The best AVIF quality at which the phone version of a picture stays within its budget, otherwise the lowest. */
async function findQuality(bytes: Buffer): Promise<number> {
	const sharp = await loadSharp();
	const master = await openMaster(bytes);
	const phone = master.resize({ width: budget.width }).removeAlpha().raw();
	const { data, info } = await phone.toBuffer({ resolveWithObject: true });
	const { width, height, channels } = info;
	for (const quality of qualities) {
		const raw = sharp(data, { raw: { width, height, channels } });
		const { length } = await raw.avif(setAvif(quality, width)).toBuffer();
		if (length <= budget.bytes) return quality;
	}
	return Math.min(...qualities);
}

async function findColor(bytes: Buffer): Promise<string> {
	const sharp = await loadSharp();
	const average = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer();
	return `#${average.subarray(0, 3).toString("hex")}`;
}
