import path from "node:path";
import { findClosest, suggestion } from "../faults.ts";
import { isWhole, readFormat } from "../pictures/masters.ts";
import {
	type Collection,
	collections,
	isPictureList,
	nameIn,
	namePicture,
	nameText,
	pictureEnding,
	pictureEndings,
	pictureList,
} from "./names.ts";

const single =
	`aliases categories facts faq gallery home local plan prices services site testimonials`
		.split(" ")
		.map((name) => `${name}.yaml`);
const notes = ["README.md", "map.json", "words.txt"];

/** The code that reads the content, and the JSON schemas. */
export const code = /\.tsx?$|^schema\/json\/[^/]+\.json$/;
/** Formats that hold more than plain words: another extension does not make them text. */
const bound = /\.(?:docx?|odt|rtf|pages|pdf)$/i;
const postEnding = /\.(?:mdx?|markdown|docx?|odt|rtf|pages)(?:\.txt)?$/i;

/** What git and editors add to the name of a file whose earlier words they keep. */
const leftover = /\.(?:orig|rej|bak)$/i;

/** What is wrong with the name of a file. */
interface Stray {
	/** What to do with the file. */
	message: string;
	/** What it is to be called, with its folder; left out when that is not known. */
	meant?: string | undefined;
}

/** What to do with a file of the content folder, or undefined when it is read. */
export function adviseStray(
	name: string,
	known: ReadonlySet<string>,
	root: string,
): Stray | undefined {
	const original = name.replace(leftover, "");
	if (original !== name && known.has(original))
		return { message: `a program left this copy of ${path.basename(original)} behind; delete it` };
	const [top = "", ...rest] = name.split("/");
	const base = rest.at(-1);
	if (base === undefined) return adviseSingle(name, root);
	const folder = Object.keys(collections).find((key) => key === top.toLowerCase());
	const collection = folder && collections[folder];
	if (!collection)
		return code.test(name) || top === "figures" ? undefined : adviseFolder(base, root);
	const { what } = collection;
	const meant = nameIn(folder, base);
	if (folder !== top)
		return {
			message: `${what} belong in ${root}/${folder}, in small letters; move the file there`,
			meant,
		};
	if (rest.length > 1)
		return {
			message: `${what} belong in ${root}/${folder} itself, not in a folder below it; move the file there`,
			meant,
		};
	const message =
		folder === "images"
			? advisePicture(name, known, root)
			: adviseText(name, collection, known, root);
	return message === undefined ? undefined : { message, meant };
}

function adviseSingle(name: string, root: string): Stray | undefined {
	if (single.includes(name) || notes.includes(name) || code.test(name)) return undefined;
	const right = name.toLowerCase().replace(/\.ya?ml(?:\.txt)?$/, ".yaml");
	if (single.includes(right)) return { message: `rename the file to ${right}`, meant: right };
	if (!/\.ya?ml$/i.test(name)) return adviseFolder(name, root);
	const advice = suggestion(right, single) || "; move it out";
	return { message: `no file of this name is read${advice}`, meant: findClosest(right, single) };
}

/** Advice for a file in a folder that belongs to no collection. */
function adviseFolder(base: string, root: string): Stray {
	const moved = (what: string, folder: string) => {
		const message = `${what} belong in ${root}/${folder}; move the file there`;
		return { message, meant: nameIn(folder, base) };
	};
	if (postEnding.test(base)) return moved("posts", "blog");
	if (pictureEnding.test(base)) return moved("pictures", "images");
	if (/\.svg$/i.test(base)) return moved("drawings", "figures");
	return { message: `nothing reads this file here; move it out of ${root}` };
}

function advisePicture(file: string, known: ReadonlySet<string>, root: string): string | undefined {
	const { dir, base, name, ext } = path.parse(file);
	if (base === pictureList) return undefined;
	if (isPictureList(base)) return `rename the file to ${pictureList}`;
	const isEnding = pictureEndings.includes(ext);
	if (isEnding && /^[a-z0-9-]+$/.test(name)) {
		return adviseBytes(file, known, root);
	}
	if (postEnding.test(base)) return `posts belong in ${root}/blog; move the file there`;
	const better = namePicture(base);
	if (known.has(`${dir}/${better}`)) return `${better} is already there; delete one of the two`;
	return isEnding
		? `name pictures in small letters, digits and hyphens; rename the file to ${better}`
		: `pictures are .avif, .jpg, .jpeg or .png in small letters; save it as ${better}`;
}

/** What is wrong with the bytes of a picture whose name is right. */
function adviseBytes(file: string, known: ReadonlySet<string>, root: string): string | undefined {
	const { dir, name, ext } = path.parse(file);
	const format = readFormat(path.join(root, file));
	if (!format)
		return "this is no AVIF, JPEG or PNG, whatever its name says; export the picture again";
	const { what, endings } = format;
	if (!endings.includes(ext)) {
		const better = `${name}${endings[0]}`;
		// With both endings there, one of the two is to be deleted, which is said already.
		return known.has(`${dir}/${better}`)
			? undefined
			: `this is ${what}; rename the file to ${better}`;
	}
	return isWhole(path.join(root, file))
		? undefined
		: "the end of this picture is missing; copy or export it again";
}

function adviseText(
	name: string,
	{ what, endings: [ending = ""] }: Collection,
	known: ReadonlySet<string>,
	root: string,
): string | undefined {
	const { dir, base, ext } = path.parse(name);
	if (ext === ending) return undefined;
	if (pictureEnding.test(base)) return `pictures belong in ${root}/images; move the file there`;
	if (/\.svg$/i.test(base)) return `drawings belong in ${root}/figures; move the file there`;
	const better = nameText(base, ending);
	if (known.has(`${dir}/${better}`))
		return `${what} end in ${ending}, and ${better} is already there; delete one of the two`;
	if (bound.test(base))
		return `${what} are plain text and end in ${ending}; write its words into a new file, ${better}`;
	return `${what} end in ${ending}; rename the file to ${better}`;
}
