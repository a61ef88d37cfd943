import type { ProcessorOptions } from "@mdx-js/mdx";
import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import { rehypeElements, sanitizeSchema } from "./elements.ts";
import { remarkRefuse } from "./policy.ts";
import { remarkQuotes } from "./quotes.ts";
import { rehypeRowHeadings } from "./rows.ts";
import { rehypeUnits } from "./units.ts";

/** How every MDX file becomes a page. rehype-sanitize is last, when MDX's own nodes are already elements. */
export const mdxOptions: ProcessorOptions = {
	remarkPlugins: [remarkGfm, remarkRefuse, remarkQuotes],
	rehypePlugins: [
		rehypeElements,
		rehypeSlug,
		// After the headings have their ids, which are made from ordinary spaces.
		rehypeUnits,
		rehypeRowHeadings,
		[rehypeSanitize, sanitizeSchema],
	],
};
