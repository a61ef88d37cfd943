import type { MDXContent } from "mdx/types";
import type { Section } from "../../scripts/content/mdx/sections.ts";

/** What Vite makes of an MDX file, with the plugins of mdx/plugins.ts. */
export interface Text {
	default: MDXContent;
	sections: Section[];
}

const texts = import.meta.glob<Text>([
	"../../content/blog/*.mdx",
	"../../content/products/*.mdx",
	"../../content/pages/*.mdx",
	"../../content/jobs/*.mdx",
]);

/** The text of an MDX file, by its path from the project folder: as a component and as the words of its sections. */
export async function getText({ file }: { file: string }): Promise<Text> {
	const text = await texts[`../../${file}`]?.();
	if (!text) throw new Error(`there is no ${file}`);
	return text;
}
