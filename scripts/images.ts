import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cp, mkdir, rename } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { type EncodedPicture, picturesFile, pictureUrl } from "../content/pictures.ts";

/** Widths in pixels that a page may ask for (design/DESIGN.md). */
const widths = [480, 800, 1200, 1600];
/** Width of the JPEG that sharing cards show. */
const cardWidth = 1200;
const cache = ".cache/images";
const encoders = {
	avif: { quality: 50, effort: 4 },
	webp: { quality: 72, effort: 4 },
	jpg: { quality: 80, mozjpeg: true },
} as const;

/**
 * Encodes every master of content/images as AVIF and WebP in several widths, and one JPEG for sharing cards.
 * Files are kept in .cache/images under the hash of their master; deleting the folder only costs time.
 */
export async function buildImages(): Promise<void> {
	mkdirSync(cache, { recursive: true });
	await mkdir("public/images", { recursive: true });
	const masters = globSync("content/images/*.{jpg,jpeg,png,avif}").sort();
	const entries: [string, EncodedPicture][] = [];
	for (const master of masters) entries.push([path.parse(master).name, await encodeMaster(master)]);
	writeFileSync(picturesFile, JSON.stringify(Object.fromEntries(entries)));
}

async function encodeMaster(master: string): Promise<EncodedPicture> {
	const { name } = path.parse(master);
	const bytes = readFileSync(master);
	const settings = JSON.stringify({ widths, encoders });
	const hash = createHash("sha256").update(bytes).update(settings).digest("hex").slice(0, 8);
	const { width = 0, height = 0 } = await sharp(bytes).metadata();
	const own = widths.filter((candidate) => candidate <= width);
	for (const candidate of own) {
		await encode(bytes, name, hash, candidate, "avif");
		await encode(bytes, name, hash, candidate, "webp");
	}
	await encode(bytes, name, hash, Math.min(cardWidth, width), "jpg");
	return { width, height, hash, color: await findColor(bytes, hash), widths: own };
}

async function encode(bytes: Buffer, name: string, hash: string, width: number, format: keyof typeof encoders) {
	const url = pictureUrl(name, hash, width, format);
	const kept = path.join(cache, path.basename(url));
	if (!existsSync(kept)) {
		const part = `${kept}.part`;
		const resized = sharp(bytes).resize({ width });
		if (format === "jpg") await resized.jpeg(encoders.jpg).toFile(part);
		else await resized[format](encoders[format]).toFile(part);
		await rename(part, kept);
	}
	const served = path.join("public", url);
	if (!existsSync(served)) await cp(kept, served);
}

async function findColor(bytes: Buffer, hash: string): Promise<string> {
	const kept = path.join(cache, `${hash}.color`);
	if (!existsSync(kept)) {
		const { data } = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
		writeFileSync(kept, `#${data.subarray(0, 3).toString("hex")}`);
	}
	return readFileSync(kept, "utf8");
}

if (import.meta.main) await buildImages();
