import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { type Fault, suggestion } from "./faults.ts";
import { isPicture } from "./pictures/isPicture.ts";
import { slugify } from "./schema/text.ts";

interface Collection {
	/** What messages call its files. */
	what: string;
	endings: readonly string[];
	/** Other files allowed beside the entries. */
	besides?: readonly string[];
}

/** Folders for writers, and the extensions that are read there. figures/ has its own check, for drawings. */
const collections: Record<string, Collection> = {
	blog: { what: "posts", endings: [".mdx"] },
	products: { what: "products", endings: [".mdx"] },
	pages: { what: "pages", endings: [".mdx"] },
	regions: { what: "regions", endings: [".yaml"] },
	suburbs: { what: "suburbs", endings: [".yaml"] },
	traits: { what: "traits", endings: [".yaml"] },
	images: {
		what: "pictures",
		endings: [".avif", ".jpg", ".jpeg", ".png"],
		besides: ["images.yaml"],
	},
};

const single =
	`aliases categories facts faq gallery home local plan prices services site testimonials`
		.split(" ")
		.map((name) => `${name}.yaml`);
const notes = ["README.md", "map.json", "words.txt"];

/** The code that reads the content, and the JSON schemas. */
const code = /\.tsx?$|^schema\/json\/[^/]+\.json$/;
/** Files left behind by systems and editors, not by writers. */
const litter = /^\.|^~\$|~$|^(?:Thumbs\.db|desktop\.ini)$/i;
const pictureEnding = /\.(?:avif|jpe?g|png|webp|heic|heif|gif|tiff?|bmp)$/i;
/** Formats that hold more than plain words: another extension does not make them text. */
const bound = /\.(?:docx?|odt|rtf|pages|pdf)$/i;
const postEnding = /\.(?:mdx?|markdown|docx?|odt|rtf|pages)(?:\.txt)?$/i;
/** Extensions that systems and editors add to a text by themselves. */
const textEnding = /(?:\.(?:mdx?|markdown|ya?ml|txt|docx?|odt|rtf|pages|pdf|html?))+$/i;

/**
 * Whether people write a file: true unless it is code or something an editor left behind.
 * @param name its path in the content folder
 */
export function isWritten(name: string): boolean {
	const posix = name.replaceAll(path.sep, "/");
	return !code.test(posix) && !posix.split("/").some((part) => litter.test(part));
}

/** Finds files that nothing reads because of their extension or folder, and pictures that are there twice. */
export function findStrayFiles(root: string): Fault[] {
	if (!existsSync(root)) return [];
	const files = listFiles(root);
	const known = new Set(files);
	const at = (name: string) => ({ file: path.posix.join(root, name), line: 1, column: 1 });
	const strays = files.flatMap((name) => {
		const message = advise(name, known, root);
		return message ? [{ ...at(name), message }] : [];
	});
	return [...strays, ...findTwins(files).map(({ name, message }) => ({ ...at(name), message }))];
}

function listFiles(root: string, folder = ""): string[] {
	return readdirSync(path.join(root, folder), { withFileTypes: true })
		.filter(({ name }) => !litter.test(name))
		.flatMap((entry) => {
			const name = path.posix.join(folder, entry.name);
			return entry.isDirectory() ? listFiles(root, name) : [name];
		});
}

/** What to do with a file, or undefined when it is read. */
function advise(name: string, known: ReadonlySet<string>, root: string): string | undefined {
	const [top = "", ...rest] = name.split("/");
	if (rest.length === 0) return adviseSingle(name, root);
	const folder = Object.keys(collections).find((key) => key === top.toLowerCase());
	const collection = folder && collections[folder];
	if (!collection)
		return code.test(name) || top === "figures" ? undefined : adviseFolder(name, root);
	if (folder !== top)
		return `${collection.what} belong in ${root}/${folder}, in small letters; move the file there`;
	if (rest.length > 1)
		return `${collection.what} belong in ${root}/${folder} itself, not in a folder below it; move the file there`;
	const judge = folder === "images" ? advisePicture : adviseText;
	return judge(name, collection, known, root);
}

function adviseSingle(name: string, root: string): string | undefined {
	if (single.includes(name) || notes.includes(name) || code.test(name)) return undefined;
	const right = name.toLowerCase().replace(/\.ya?ml(?:\.txt)?$/, ".yaml");
	if (single.includes(right)) return `rename the file to ${right}`;
	if (/\.ya?ml$/i.test(name))
		return `no file of this name is read${suggestion(right, single) || "; move it out"}`;
	return adviseFolder(name, root);
}

/** Advice for a file in a folder that belongs to no collection. */
function adviseFolder(name: string, root: string): string {
	if (postEnding.test(name)) return `posts belong in ${root}/blog; move the file there`;
	if (pictureEnding.test(name)) return `pictures belong in ${root}/images; move the file there`;
	if (/\.svg$/i.test(name)) return `drawings belong in ${root}/figures; move the file there`;
	return `nothing reads this file here; move it out of ${root}`;
}

function advisePicture(
	file: string,
	{ endings, besides = [] }: Collection,
	known: ReadonlySet<string>,
	root: string,
): string | undefined {
	const { dir, base, name, ext } = path.parse(file);
	if (besides.includes(base)) return undefined;
	const isEnding = endings.includes(ext);
	if (isEnding && /^[a-z0-9-]+$/.test(name)) {
		return isPicture(path.join(root, file))
			? undefined
			: "this is no AVIF, JPEG or PNG, whatever its name says; export the picture again";
	}
	const own = ext.toLowerCase();
	const better = suggestName(name, endings.includes(own) ? own : ".jpg");
	if (known.has(`${dir}/${better}`)) return `${better} is already there; delete one of the two`;
	return isEnding
		? `name pictures in small letters, digits and hyphens; rename the file to ${better}`
		: `pictures are .avif, .jpg, .jpeg or .png in small letters; save it as ${better}`;
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
	const better = suggestName(base.replace(textEnding, ""), ending);
	if (known.has(`${dir}/${better}`))
		return `${what} end in ${ending}, and ${better} is already there; delete one of the two`;
	if (bound.test(base))
		return `${what} are plain text and end in ${ending}; write its words into a new file, ${better}`;
	return `${what} end in ${ending}; rename the file to ${better}`;
}

function suggestName(words: string, ending: string): string {
	return `${slugify(words) || "new-name"}${ending}`;
}

function findTwins(files: readonly string[]): { name: string; message: string }[] {
	const masters = files.filter((name) => /^images\/[^/]+\.(?:avif|jpe?g|png)$/.test(name)).sort();
	return [...Map.groupBy(masters, (name) => path.parse(name).name)].flatMap(([stem, twins]) => {
		const [name = "", ...others] = twins;
		if (others.length === 0) return [];
		const endings = new Intl.ListFormat("en-AU").format(twins.map((twin) => path.extname(twin)));
		return [{ name, message: `${stem} is there as ${endings}; delete the old one` }];
	});
}
