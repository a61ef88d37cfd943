/** Pixels. */
export interface Size {
	width: number;
	height: number;
}

/**
 * The largest box with a given ratio inside a picture, placed like CSS `object-fit: cover` with this
 * `object-position`.
 * @param ratio width by height
 * @param position two percentages, as in content/images/images.yaml
 */
export function placeCrop(picture: Size, ratio: number, position: string) {
	const width = Math.min(picture.width, Math.round(picture.height * ratio));
	const height = Math.min(picture.height, Math.round(picture.width / ratio));
	const [x = 50, y = 50] = [...position.matchAll(/([\d.]+)%/g)].map(([, share]) => Number(share));
	const left = Math.round(((picture.width - width) * x) / 100);
	const top = Math.round(((picture.height - height) * y) / 100);
	return { left, top, width, height };
}
