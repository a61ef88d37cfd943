import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * Files in a folder and the folders below it whose name matches, but for hidden ones; sorted, with slashes on every
 * system. None when the folder is missing. Node's globSync takes 25 times as long, which is a twentieth of a build
 * that renders one page.
 */
export function listFiles(folder: string, name: RegExp): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => name.test(file) && !path.basename(file).startsWith("."))
		.map((file) => path.posix.join(folder, file.replaceAll(path.sep, "/")))
		.sort();
}

/** Files of the code in these folders, without its tests. @param name of the files, such as /\.tsx?$/ */
export function listCode(folders: readonly string[], name: RegExp): string[] {
	const files = folders.flatMap((folder) => listFiles(folder, name));
	return files.filter((file) => !/\.test\.tsx?$/.test(file));
}
