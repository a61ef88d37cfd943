import type { OpenStore } from "../enquiries/list.ts";

/** Names of the photos below an enquiry's key. */
export async function listPhotos(open: OpenStore, key: string): Promise<string[]> {
	const { blobs } = await open("photos").list({ prefix: `${key}/` });
	return blobs.map((blob) => blob.key);
}

/** The bytes of a stored photo, from its name. */
export function sizeOf(name: string): number {
	return Number(/-(\d+)\.jpg$/.exec(name)?.[1] ?? 0);
}
