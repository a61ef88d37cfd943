import type { MDXContent } from "mdx/types";

const bodies = import.meta.glob<{ default: MDXContent }>("./{blog,products,pages}/*.mdx");

/**
 * The compiled text of an MDX file. Fetched one at a time: a list of posts does not pull in their texts.
 * @param file path from the project folder, as in `post.file`
 */
export async function getBody(file: string): Promise<MDXContent> {
	const load = bodies[file.replace(/^content\//, "./")];
	if (!load) throw new Error(`there is no ${file}`);
	return (await load()).default;
}
