import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** What systems and editors leave in folders; .gitignore has the same list. */
const leftover =
	/^[.~]|~$|^#.*#$|\.(?:bak|orig|tmp|(?:kate-)?sw[a-z])$|^(?:(?:eh)?thumbs(?:_vista)?\.db|desktop\.ini|icon\r|__MACOSX|@eaDir|\$RECYCLE\.BIN)$/i;

/** True for a path with a part that a system or an editor left behind, or below what only has the name of a file. */
function isLeftover(name: string): boolean {
	const parts = name.split(/[\\/]/);
	return parts.some((part) => leftover.test(part)) || parts.slice(0, -1).some(path.extname);
}

/**
 * Files in a folder and the folders below it whose name matches, but for what systems and editors leave; sorted, with
 * slashes on every system. None when the folder is missing.
 */
export function listFiles(folder: string, name = /(?:)/): string[] {
	return listEntries(folder).flatMap(({ file, isFile }) => (isFile && name.test(file) ? file : []));
}

/** Like listFiles(), and what has the name of a file without being one: broken links, and folders. */
export function listEntries(folder: string): { file: string; isFile: boolean }[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.map((entry) => ({ entry, file: path.join(entry.parentPath, entry.name) }))
		.filter(({ file }) => !isLeftover(path.relative(folder, file)))
		.map(({ entry, file }) => {
			return { file: file.replaceAll(path.sep, "/"), isFile: entry.isFile() || isFile(file) };
		})
		.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** True for a file and for a link to one. */
export function isFile(file: string): boolean {
	try {
		return statSync(file).isFile();
	} catch {
		// There is nothing, or a link that leads nowhere or to itself.
		return false;
	}
}

/** Reads a UTF-8 file, without BOM and with LF for CRLF, so that positions are the same on every system. */
export function readText(file: string): string {
	return new TextDecoder().decode(readFileSync(file)).replace(/\r\n?/g, "\n");
}

/** Files of the code in these folders, without its tests. @param name of the files, such as /\.tsx?$/ */
export function listCode(folders: readonly string[], name: RegExp): string[] {
	const files = folders.flatMap((folder) => listFiles(folder, name));
	return files.filter((file) => !/\.test\.tsx?$/.test(file));
}
