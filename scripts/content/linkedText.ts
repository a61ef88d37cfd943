/** A link in the copy of a YAML file, [words](/path), with its words and its path. */
export const linkInText = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** Copy with its links reduced to their words, for places that show no links. */
export function dropLinks(text: string): string {
	return text.replace(linkInText, "$1");
}

/**
 * The addresses of this site that a text links to, in Markdown or in an <a>.
 * For what counts them only; the check reads links with their places from the parsed text (mdx/links.ts).
 */
export function listTextLinks(text: string): string[] {
	return Array.from(text.matchAll(/(?<=\]\(|href=")\/[a-z0-9/-]+/g), ([path]) => path);
}
