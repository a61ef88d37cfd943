import { slugify } from "./format.ts";
import type { PostFrontmatter } from "./schemas/post.ts";

/** Characters of the longest slug that is made from a title. */
const longest = 60;

/** A free slug for a title; "" for one without Latin letters and digits. */
export function makeSlug(title: string, isTaken: (slug: string) => boolean): string {
	const words = slugify(title.replace(/['’ʻʼ]/g, "")).split("-");
	while (words.length > 1 && words.join("-").length > longest) words.pop();
	const base = words.join("-").slice(0, longest);
	let slug = base;
	for (let number = 2; slug && isTaken(slug); number++) slug = `${base}-${number}`;
	return slug;
}

/** The frontmatter of content/template.mdx, by key the line with the notes above it, and the text below it. */
export function splitTemplate(template: string): { head: Map<string, string>; text: string } {
	const [, head = "", text = ""] = /^---\n(.*?)\n---\n\n(.*)/s.exec(template) ?? [];
	const lines = head.matchAll(/(?:^#.*\n)*^(\w+):.*/gm);
	return { head: new Map(Array.from(lines, ([all, key = ""]) => [key, all])), text };
}

type Fields = { [Key in keyof PostFrontmatter]?: string | readonly string[] | undefined };

/**
 * A post's file, made from content/template.mdx.
 * @param fields in place of the template's own and its notes; one that is undefined is left out
 */
export function writePost(template: string, fields: Fields, text?: string): string {
	const { head, text: drafted } = splitTemplate(template);
	for (const [key, value] of Object.entries(fields)) {
		if (value === undefined) head.delete(key);
		// In double quotes YAML reads JSON's marks as they are meant.
		else head.set(key, `${key}: ${JSON.stringify(value)}`);
	}
	return `---\n${[...head.values()].join("\n")}\n---\n\n${text ?? drafted}`;
}
