import path from "node:path";
import { type Fault, suggestion } from "../content/faults.ts";
import { listEntries } from "../content/files.ts";
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

/** Endings of pictures that have to be exported, of documents whose words have to be copied, and of plain texts. */
const pictures = /^\.(?:gif|webp|hei[cf]|tiff?|bmp|jfif|psd|raw|dng)$/;
const documents = /^\.(?:docx?|odt|rtf|pdf|pages|html?)$/;
const texts = /^(?:|\.(?:mdx?|markdown|txt))$/;

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
	const small = ext.toLowerCase();
	const isDrawing = dir === "figures" && small === ".svg";
	if (isDrawing || (folders[dir]?.includes(ext) && isSlug)) return undefined;
	if (!dir && /\.ya?ml$/i.test(name))
		return `no file of this name is read${suggestion(`${stem}.yaml`, single) || `; move it out of ${root}`}`;
	const [first = ""] = folders[dir] ?? [];
	// A text saved by another program may have two endings.
	const better = slugify(stem.replace(/\.\w+$/, "")) || "new-name";
	const save = (folder: string, ending: string) =>
		`save it as ${root}/${folder}/${better}${ending}`;
	const fitting = Object.keys(folders).find((folder) => folders[folder]?.includes(small));
	let advice = save("blog", ".mdx");
	if (pictures.test(small)) advice = `export it as AVIF, JPEG or PNG to ${root}/images`;
	else if (documents.test(small))
		advice = `put its words into ${root}/${first === ".mdx" ? dir : "blog"}/${better}.mdx`;
	else if (/^\.ya?ml$/.test(small) && first === ".yaml") advice = save(dir, ".yaml");
	else if (fitting) advice = save(folders[dir]?.includes(small) ? dir : fitting, small);
	else if (!texts.test(small)) return `nothing reads this file; move it out of ${root}`;
	else if (first === ".mdx") advice = save(dir, ".mdx");
	return `nothing reads this file; ${advice}, or move it out of ${root}`;
}
