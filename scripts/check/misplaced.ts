import path from "node:path";
import { type Fault, suggestion } from "../content/faults.ts";
import { listFiles } from "../content/files.ts";
import { slugify } from "../content/format.ts";
import { entryFolders, singleFiles } from "../content/schemas/contentFiles.ts";

/** Files that are there once. */
const single = Object.values(singleFiles).map(([file]): string => file);
const notes = ["README.md", "template.mdx", "words.txt"];

/** Folders for writers, and the endings that are read there. */
const folders: Record<string, readonly string[]> = {
	...Object.fromEntries(Object.entries(entryFolders).map(([name, [ending]]) => [name, [ending]])),
	images: [".jpg", ".jpeg", ".png", ".avif"],
	louvre: [".avif"],
	sheers: [".avif"],
	figures: [".svg"],
};

/** Finds files that nothing reads because of their name or folder, and pictures that are there twice. */
export function findMisplaced(root: string): Fault[] {
	const pictures = new Set<string>();
	return listFiles(root).flatMap((file) => {
		const name = path.posix.relative(root, file);
		const { dir, name: stem } = path.posix.parse(name);
		const isTwin = dir === "images" && pictures.has(stem);
		if (dir === "images") pictures.add(stem);
		const twin = `another picture has the name ${stem}; delete the old one`;
		const message = isTwin ? twin : adviseName(name, root);
		return message ? [{ file, line: 1, column: 1, message }] : [];
	});
}

/** What to do with a file of the content folder, or undefined when it is read. */
function adviseName(name: string, root: string): string | undefined {
	if (notes.includes(name) || single.includes(name)) return undefined;
	const { dir, name: stem, ext } = path.posix.parse(name);
	if (!dir && /\.ya?ml$/i.test(name))
		return `no file of this name is read${suggestion(`${stem}.yaml`, single) || `; move it out of ${root}`}`;
	const endings = folders[dir] ?? [];
	// The checks of drawings and of entries name those that are wrong themselves.
	const isSlug = dir !== "images" || stem === slugify(stem);
	if (endings.includes(ext) && isSlug) return undefined;
	const advice = endings.length
		? `${root}/${dir} takes ${endings.join(", ")}, named in small letters, digits and hyphens; save it so`
		: `move it to ${Object.keys(folders).join(", ")}`;
	return `nothing reads this file; ${advice}, or move it out of ${root}`;
}
