import { existsSync } from "node:fs";
import { picturesFile } from "../content/pictures.ts";
import { buildImages } from "../scripts/images.ts";

/** Pages and feeds need the list of encoded pictures, which a fresh clone has not. */
export default async function encodePictures() {
	if (!existsSync(picturesFile)) await buildImages();
}
