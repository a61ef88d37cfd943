import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { type EncodedPicture, picturesFile } from "../../components/Picture/pictures.ts";
import { ContentError } from "../content/faults.ts";
import { keepFile } from "../content/memory.ts";
import { findMasters } from "../content/pictures/masters.ts";
import { describePicture, type PictureFile } from "./pictureFiles.ts";
import { cache, nameStudy } from "./pictureStudy.ts";
import { placeFile } from "./placeFile.ts";

const served = "public/images";

/**
 * Encodes every master in content/images: AVIF in all widths, WebP in two, a JPEG for sharing cards.
 * Files are kept in .cache/images under the hash of their master; deleting the folder only costs time.
 * Returns the names of the files in use.
 * @throws ContentError naming the first master that cannot be read
 */
export async function buildImages(): Promise<ReadonlySet<string>> {
	if (!existsSync(picturesFile))
		console.log("Encoding the pictures: minutes once, nothing after...");
	mkdirSync(served, { recursive: true });
	const names = new Set<string>();
	const studies: string[] = [];
	const entries: Record<string, EncodedPicture> = {};
	for (const master of findMasters()) {
		const { name, picture, files } = await describe(master);
		entries[name] = picture;
		studies.push(nameStudy(picture.hash));
		for (const file of files) {
			names.add(path.basename(file.url));
			await keep(file);
		}
	}
	for (const name of readdirSync(served)) if (!names.has(name)) rmSync(path.join(served, name));
	keepFile(picturesFile, JSON.stringify(entries));
	return new Set([...names, ...studies]);
}

async function describe(master: string) {
	try {
		return await describePicture(master);
	} catch (cause) {
		const message = "this picture cannot be read; export it again";
		throw new ContentError([{ file: master, line: 1, column: 1, message }], { cause });
	}
}

/** Puts a file where the pages look for it, and encodes it only if it is not in the cache. */
async function keep({ url, encode }: PictureFile) {
	const kept = path.join(cache, path.basename(url));
	if (!existsSync(kept)) keepFile(kept, await (await encode()).toBuffer());
	placeFile(kept, path.join("public", url));
}

if (import.meta.main) await buildImages();
