import matter from "gray-matter";

/** The frontmatter of an MDX file, and its text with the frontmatter lines left empty. */
export interface Split {
	yaml: string;
	/** Whole file with the frontmatter blanked, so that line numbers match the editor's. */
	body: string;
	/** What is wrong with the --- lines. */
	fault?: string;
}

/** The line of --- that ends the frontmatter. */
const close = /\n---[^\n]*/;

/** Splits a file at its --- lines. Only plain YAML is accepted, never `---js`. */
export function splitFrontmatter(text: string): Split {
	if (!/^---[ \t]*\n/.test(text)) {
		const fault =
			"start the file with a line of --- and nothing above it, the frontmatter under it";
		return { yaml: "", body: "", fault };
	}
	const end = close.exec(text.slice(3));
	if (end?.[0].trim() !== "---")
		return { yaml: "", body: "", fault: "close the frontmatter with a line of --- alone" };
	const { matter: yaml } = matter(text, { engines: { yaml: () => ({}) } });
	return {
		yaml: yaml.replace(/^[^\S\n]*\n/, ""),
		body: blank(text, 3 + end.index + end[0].length),
	};
}

/** The text of an MDX file with its frontmatter left as empty lines. */
export function blankFrontmatter(text: string): string {
	const end = close.exec(text.slice(3));
	return end ? blank(text, 3 + end.index + end[0].length) : text;
}

function blank(text: string, end: number): string {
	return text.slice(0, end).replace(/[^\n]/g, "") + text.slice(end);
}
