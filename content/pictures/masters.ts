import { globSync } from "node:fs";
import path from "node:path";

/** Paths of the pictures that all sizes are made from, in the order of their names, with slashes on every system. */
export function findMasters(root = "content"): string[] {
	const files = globSync(`${root}/images/*.{jpg,jpeg,png,avif}`);
	return files.map((file) => file.replaceAll(path.sep, "/")).sort();
}
