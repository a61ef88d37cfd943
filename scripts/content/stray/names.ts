import path from "node:path";
import { slugify } from "../schemas/text.ts";

/** The files of a folder for writers. */
export interface Collection {
	/** What messages call its files. */
	what: string;
	endings: readonly string[];
}

export const pictureEndings = [".avif", ".jpg", ".jpeg", ".png"];
/** Folders for writers, and the extensions that are read there. figures/ has its own check, for drawings. */
export const collections: Record<string, Collection> = {
	blog: { what: "posts", endings: [".mdx"] },
	products: { what: "products", endings: [".mdx"] },
	pages: { what: "pages", endings: [".mdx"] },
	regions: { what: "regions", endings: [".yaml"] },
	suburbs: { what: "suburbs", endings: [".yaml"] },
	traits: { what: "traits", endings: [".yaml"] },
	images: { what: "pictures", endings: pictureEndings },
};
/** The file beside the pictures that describes them. */
export const pictureList = "images.yaml";

/** Pictures of every kind, those too that the site does not read. */
export const pictureEnding = /\.(?:avif|jpe?g|png|webp|heic|heif|gif|tiff?|bmp)$/i;
/** Extensions that systems and editors add to a text by themselves. */
const textEnding =
	/(?:\.(?:mdx?|markdown|ya?ml|txt|docx?|odt|rtf|pages|pdf|html?|orig|rej|bak))+$/i;

/** What a file is to be called, with its folder; undefined when that cannot be told from its name. */
export function nameIn(folder: string, base: string): string | undefined {
	if (pictureEnding.test(base)) return `images/${namePicture(base)}`;
	if (folder === "images") return isPictureList(base) ? `images/${pictureList}` : undefined;
	const ending = collections[folder]?.endings[0];
	return ending && !/\.svg$/i.test(base) ? `${folder}/${nameText(base, ending)}` : undefined;
}

/** Whether a file in images/ is meant to be the list of pictures, whatever its extension. */
export function isPictureList(base: string): boolean {
	return /^images\.ya?ml(?:\.txt)?$/i.test(base);
}

/** The name of a picture as its writer should have given it: small letters, digits and hyphens. */
export function namePicture(base: string): string {
	const { name, ext } = path.parse(base);
	const own = ext.toLowerCase();
	return suggestName(name, pictureEndings.includes(own) ? own : ".jpg");
}

/** The same for a text, without the extensions that systems and editors have added. */
export function nameText(base: string, ending: string): string {
	return suggestName(base.replace(textEnding, ""), ending);
}

function suggestName(words: string, ending: string): string {
	return `${slugify(words) || "new-name"}${ending}`;
}
