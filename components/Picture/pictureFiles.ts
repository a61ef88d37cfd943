/** Widths in pixels of the files made of each master of content/images, none of which is under 1600 wide. */
export const widths = {
	/** AVIF of few bytes: 375 px at two dots each. On a screen of three, the missing dots are too small to see. */
	phone: 750,
	phoneTall: 400,
	/** AVIF encoded for the eye. */
	screen: [480, 960, 1600],
	screenTall: 640,
	/** JPEG for other sites, for feed readers and for browsers without AVIF. */
	sharing: 1200,
} as const;

/** Root-relative address of one encoded file. Only the file for sharing is a JPEG. */
export function pictureUrl(name: string, hash: string, width: number): string {
	return `/images/${name}-${width}-${hash}.${width === widths.sharing ? "jpg" : "avif"}`;
}

/** Address of the JPEG, which every browser shows. */
export function sharingUrl(name: string, hash: string): string {
	return pictureUrl(name, hash, widths.sharing);
}

/** The files encoded for the eye, as `srcset` names them. */
export function listSources(name: string, hash: string): string {
	return widths.screen.map((width) => `${pictureUrl(name, hash, width)} ${width}w`).join(", ");
}
