import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildPictures } from "../scripts/build/pictures.ts";
import { getContent } from "../scripts/content/collections.ts";
import { findMasters } from "../scripts/content/files.ts";
import { picturesFile } from "../scripts/content/pictures/encoded.ts";

/** Pages and feeds need every master in the list of encoded pictures, which a fresh clone does not have. */
export default async function encodePictures() {
	const encoded = existsSync(picturesFile) ? JSON.parse(readFileSync(picturesFile, "utf8")) : {};
	if (findMasters().some((file) => !(path.parse(file).name in encoded)))
		await buildPictures(getContent());
}
