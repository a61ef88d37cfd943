import path from "node:path";
import { type Fault, suggestion } from "./faults.ts";
import { listEntries } from "./files.ts";
import { isWhole, readFormat } from "./pictures/masters.ts";
import { slugify } from "./schemas/text.ts";

/** The files at the top of the content folder. */
const single =
	"aliases categories chooser comparison facts faq gallery home local notes plan prices problems relevance services site sources sun testimonials"
		.split(" ")
		.map((name) => `${name}.yaml`);
const notes = ["README.md", "template.mdx", "map.json", "words.txt", "images/images.yaml"];

/** Folders for writers, what messages call their files, and the endings that are read there. */
const folders: Record<string, { what: string; endings: readonly string[] }> = {
	blog: { what: "posts", endings: [".mdx"] },
	authors: { what: "authors", endings: [".yaml"] },
	products: { what: "products", endings: [".mdx"] },
	pages: { what: "pages", endings: [".mdx"] },
	ranges: { what: "ranges", endings: [".yaml"] },
	jobs: { what: "jobs", endings: [".mdx"] },
	regions: { what: "regions", endings: [".yaml"] },
	suburbs: { what: "suburbs", endings: [".yaml"] },
	traits: { what: "traits", endings: [".yaml"] },
	images: { what: "pictures", endings: [".jpg", ".jpeg", ".png", ".avif"] },
	figures: { what: "drawings", endings: [".svg"] },
};

const picture = /\.(?:avif|jpe?g|png|webp|hei[cf]|gif|tiff?|bmp)$/i;
const text = /\.(?:mdx?|markdown|docx?|odt|rtf|pages|txt)$/i;
/** What systems and editors add to the name of a text. */
const textEnding = /(?:\.(?:mdx?|markdown|ya?ml|txt|docx?|odt|rtf|pages|pdf|svg|orig|rej|bak))+$/i;

/** Finds files that nothing reads because of their name or folder, and pictures that are broken or there twice. */
export function findMisplaced(root: string): Fault[] {
	const entries = listEntries(root);
	const names = entries.map(({ file }) => path.posix.relative(root, file));
	const faults = entries.flatMap(({ file, isFile }, index) => {
		const name = names[index] ?? "";
		const message = isFile ? adviseName(name, names, root) : adviseNoFile(name);
		return message ? [{ file, line: 1, column: 1, message }] : [];
	});
	return [...faults, ...findTwins(entries.map(({ file }) => file))];
}

/** A folder is right unless it is named like a file; a link that leads nowhere never is. */
function adviseNoFile(name: string): string | undefined {
	return path.extname(name)
		? "this is a folder, or a link to a file that is not there; delete it"
		: undefined;
}

/** What to do with a file of the content folder, or undefined when it is read. */
function adviseName(name: string, names: readonly string[], root: string): string | undefined {
	if (notes.includes(name) || single.includes(name)) return undefined;
	const { dir, name: stem, ext } = path.posix.parse(name);
	// The check of drawings names those that are wrong.
	if (dir === "figures") return undefined;
	const isPlaced = folders[dir]?.endings.includes(ext);
	if (isPlaced && dir !== "images") return undefined;
	if (isPlaced && /^[a-z0-9-]+$/.test(stem)) return advisePicture(path.posix.join(root, name));
	if (!dir && /\.ya?ml$/i.test(name))
		return `no file of this name is read${suggestion(`${stem}.yaml`, single) || `; move it out of ${root}`}`;
	const folder = findFolder(name);
	const { what, endings: [first = "", ...others] = [] } = (folder && folders[folder]) || {};
	if (!folder || !what) return `nothing reads this file; move it out of ${root}`;
	const ending = others.includes(ext.toLowerCase()) ? ext.toLowerCase() : first;
	const base = picture.test(name) ? stem : path.posix.basename(name).replace(textEnding, "");
	const better = `${folder}/${slugify(base) || "new-name"}${ending}`;
	const kind = new Intl.ListFormat("en-AU", { type: "disjunction" }).format([first, ...others]);
	const advice = names.includes(better)
		? `${better} is there already, so delete one of the two`
		: `save it as ${root}/${better}`;
	return `${what} are ${kind} files in ${root}/${folder}; ${advice}`;
}

/** The folder that a file belongs in by its ending; for a text also by the folder that it is in. */
function findFolder(name: string): string | undefined {
	if (picture.test(name)) return "images";
	if (/\.svg$/i.test(name)) return "figures";
	const [top = ""] = name.toLowerCase().split("/");
	if (top !== "images" && top !== "figures" && name.includes("/") && folders[top]) return top;
	return text.test(name) ? "blog" : undefined;
}

/** What is wrong with the bytes of a picture whose name is right. */
function advisePicture(file: string): string | undefined {
	const { name, ext } = path.parse(file);
	const format = readFormat(file);
	if (!format)
		return "this is no AVIF, JPEG or PNG, whatever its name says; export the picture again";
	if (!format.endings.includes(ext))
		return `this is ${format.what}; rename the file to ${name}${format.endings[0]}`;
	return isWhole(file) ? undefined : "the end of this picture is missing; copy or export it again";
}

function findTwins(files: readonly string[]): Fault[] {
	const masters = files.filter((file) => /\/images\/[^/]+\.(?:avif|jpe?g|png)$/.test(file));
	return [...Map.groupBy(masters, (file) => path.parse(file).name)].flatMap(([stem, twins]) => {
		const [file = "", ...others] = twins;
		if (others.length === 0) return [];
		const endings = new Intl.ListFormat("en-AU").format(twins.map((twin) => path.extname(twin)));
		const message = `${stem} is there as ${endings}; delete the old one`;
		return [{ file, line: 1, column: 1, message }];
	});
}
