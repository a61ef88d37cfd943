import { mostBytes, mostPhotos, photoType } from "../../netlify/photos/photoLimits.ts";

/** Longest side in pixels: enough to see a window's frame and its surroundings. */
const longestSide = 1600;
const qualities = [0.8, 0.6, 0.4];

/**
 * Draws a photo anew, smaller: what the camera noted beside the picture, such as the place, is not in it.
 * @throws when the browser cannot read it, or it does not become small enough
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
	const picture = await createImageBitmap(file);
	const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(picture.width * scale);
	canvas.height = Math.round(picture.height * scale);
	canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
	picture.close();
	for (const quality of qualities) {
		const photo = await new Promise<Blob | null>((resolve) =>
			canvas.toBlob(resolve, photoType, quality),
		);
		if (photo && photo.size <= mostBytes / mostPhotos) return photo;
	}
	throw new Error("too large");
}
