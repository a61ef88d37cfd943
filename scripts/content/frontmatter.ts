import matter from "gray-matter";

/** The frontmatter of an MDX file with its two lines of ---. */
const head = /^---[ \t]*\n(?:(?!---).*\n)*?---[ \t]*(?=\n|$)/;

/** The YAML of an MDX file; undefined without its lines of ---. Only plain YAML is accepted, never `---js`. */
export function readFrontmatter(text: string): string | undefined {
	if (!head.test(text)) return undefined;
	return matter(text, { engines: { yaml: () => ({}) } }).matter.replace(/^[^\S\n]*\n/, "");
}

/** The text of an MDX file with its frontmatter left as empty lines, so that line numbers match the editor's. */
export function blankFrontmatter(text: string): string {
	return text.replace(head, (lines) => lines.replace(/[^\n]/g, ""));
}
