import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { cleanText } from "./characters.ts";

/** What systems and editors leave in folders; .gitignore has the same list. */
const leftover =
	/^[.~]|~$|^#.*#$|\.(?:bak|orig|tmp|(?:kate-)?sw[a-z])$|^(?:(?:eh)?thumbs(?:_vista)?\.db|desktop\.ini|icon\r|__MACOSX|@eaDir|\$RECYCLE\.BIN)$/i;

/**
 * Files in a folder and the folders below it whose name matches, but for what systems and editors leave; sorted, with
 * slashes on every system. None when the folder is missing.
 */
export function listFiles(folder: string, name = /(?:)/): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => !entry.isDirectory())
		.map((entry) => path.join(entry.parentPath, entry.name))
		.filter((file) => {
			const parts = path.relative(folder, file).split(path.sep);
			return name.test(file) && !parts.some((part) => leftover.test(part));
		})
		.map((file) => file.replaceAll(path.sep, "/"))
		.sort();
}

/** Reads a UTF-8 file as its writer sees it, with LF for CRLF, so that positions are the same on every system. */
export function readText(file: string): string {
	return cleanText(new TextDecoder().decode(readFileSync(file)).replace(/\r\n?/g, "\n"));
}

/** Paths of the pictures that all sizes are made from, in the order of their names. */
export function findMasters(root = "content"): string[] {
	return listFiles(`${root}/images`, /\.(?:jpe?g|png|avif)$/);
}
