import { checkCharacters, cleanText } from "../../scripts/content/characters.ts";
import { countWords } from "../../scripts/content/format.ts";
import { makeSlug, writePost } from "../../scripts/content/postFile.ts";
import type { PublicSource } from "../../scripts/content/schemas/lists.ts";
import * as schema from "../../scripts/content/schemas/post.ts";
import { adviseFields } from "../../scripts/content/validate.ts";

/** What a new post goes by. */
export interface Basis {
	template: string;
	/** Last parts of addresses that no new post may have. */
	taken: string[];
	sources: Pick<PublicSource, "id" | "words">[];
}

/** Makes the file of a post from its form. @param today its day where none is chosen, as 2026-11-26 */
export function readPost(
	form: URLSearchParams,
	{ template, taken, sources }: Basis,
	today: string,
) {
	const read = (name: string) => tidy(form.get(name) ?? "");
	const list = (texts: string[]) => {
		const filled = new Set(texts.flatMap((text) => tidy(text) ?? []));
		return filled.size > 0 ? [...filled] : undefined;
	};
	const title = read("title");
	const slug = read("slug") ?? (makeSlug(title ?? "", (name) => taken.includes(name)) || undefined);
	const fields = {
		title,
		slug,
		excerpt: read("excerpt"),
		date: read("date") ?? today,
		author: read("author"),
		image: read("image"),
		category: read("category"),
		tags: list((form.get("tags") ?? "").split(",")),
		description: read("description"),
		checked: read("checked"),
		sources: list(form.getAll("sources")),
		calculator: read("calculator"),
		draft: undefined,
	};
	const text = `${clean(form.get("text") ?? "").trim()}\n`;
	const all = [title, fields.excerpt, fields.description, dropMarks(text)].join("\n");
	const words = countWords(text);
	/** What the check would say, by the names of fields. */
	const faults = adviseFields(schema.postSchema, fields);
	// It follows the title.
	if (!title) faults.delete("slug");
	if (slug && taken.includes(slug)) faults.set("slug", "this address is taken; choose another");
	const [inText] = [
		...checkCharacters(text).faults.map(({ message }) => message),
		...(schema.leftover.look.test(text) ? [schema.leftover.message] : []),
		...schema.adviseSources(all, fields.sources, sources).map(({ message }) => message),
		schema.adviseLength(words),
	];
	if (inText) faults.set("text", inText);
	return { slug, words, faults, file: writePost(template, fields, text) };
}

/** The words of a text as the check reads them: without addresses and signs of emphasis. */
function dropMarks(text: string): string {
	return text.replace(/(?<=\])\([^\s)]*|<[^>]*>|[*~]/g, "");
}

function tidy(text: string): string | undefined {
	return clean(text).replace(/\s+/g, " ").trim() || undefined;
}

/** A text as it is read from its file. */
function clean(text: string): string {
	return checkCharacters(cleanText(text.replace(/\r\n?/g, "\n"))).text || text;
}
