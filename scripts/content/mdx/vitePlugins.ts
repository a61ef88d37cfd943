import mdx from "@mdx-js/rollup";
import type { PluginOption } from "vite";
import { readText } from "../files.ts";
import { blankFrontmatter } from "../source.ts";
import { mdxOptions } from "./plugins.ts";

/** How Vite and Vitest compile the texts of content. */
export function compileTexts(): PluginOption[] {
	return [
		{
			name: "frontmatter",
			enforce: "pre",
			load: {
				filter: { id: /\.mdx$/ },
				handler: (file) => blankFrontmatter(readText(file)),
			},
		},
		{ enforce: "pre", ...mdx(mdxOptions) },
	];
}
