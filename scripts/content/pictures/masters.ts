import { listFiles } from "../files.ts";

/** Paths of the pictures that all sizes are made from, in the order of their names, with slashes on every system. */
export function findMasters(root = "content"): string[] {
	return listFiles(`${root}/images`, /\.(?:jpe?g|png|avif)$/);
}
