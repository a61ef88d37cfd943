import path from "node:path";
import { type Fault, suggestion } from "../content/faults.ts";
import { listEntries } from "../content/files.ts";
import { entryFolders, singleFiles } from "../content/schemas/contentFiles.ts";
import { slugify } from "../content/schemas/text.ts";

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
	return listEntries(root).flatMap(({ file, isFile }) => {
		const name = path.posix.relative(root, file);
		const { dir, name: stem, ext } = path.posix.parse(name);
		const isTwin = isFile && dir === "images" && pictures.has(stem);
		if (dir === "images" && ext !== ".yaml") pictures.add(stem);
		const advice = isFile
			? adviseName(name, root)
			: ext && "this is a folder, or a link to a file that is not there; delete it";
		const twin = isTwin && `another picture has the name ${stem}; delete the old one`;
		const message = twin || advice;
		return message ? [{ file, line: 1, column: 1, message }] : [];
	});
}

/** What to do with a file of the content folder, or undefined when it is read. */
function adviseName(name: string, root: string): string | undefined {
	if (notes.includes(name) || single.includes(name)) return undefined;
	const { dir, name: stem, ext } = path.posix.parse(name);
	// The check of drawings names those that are wrong, that of entries those that cannot be an address.
	const isSlug = dir !== "images" || stem === slugify(stem);
	if (dir === "figures" || (folders[dir]?.includes(ext) && isSlug)) return undefined;
	if (!dir && /\.ya?ml$/i.test(name))
		return `no file of this name is read${suggestion(`${stem}.yaml`, single) || `; move it out of ${root}`}`;
	// A text saved by another program may have two endings.
	const small = ext.toLowerCase();
	const folder = Object.keys(folders).find((one) => folders[one]?.includes(small)) ?? "blog";
	const own =
		folders[dir] && dir !== "images" && !/^\.(?:jpe?g|png|avif|svg)$/.test(small) ? dir : folder;
	const [first = ""] = folders[own] ?? [];
	const ending = folders[own]?.includes(small) ? small : first;
	const better = `${own}/${slugify(stem.replace(/\.\w+$/, "")) || "new-name"}${ending}`;
	return `nothing reads this file; save it as ${root}/${better}, or move it out of ${root}`;
}
