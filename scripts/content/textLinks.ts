/**
 * The addresses of this site that a text links to, in Markdown or in an <a>. For what is made of every text, where
 * parsing each would take too long; the check reads links from the parsed text (mdx/links.ts).
 */
export function listTextLinks(text: string): string[] {
	return Array.from(text.matchAll(/(?<=\]\(|href=")\/[a-z0-9/-]+/g), ([path]) => path);
}
