import type { ProcessorOptions } from "@mdx-js/mdx";
import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import { elementHandlers, sanitizeSchema } from "./elements.ts";
import { remarkRefuse } from "./policy.ts";
import { remarkQuotes } from "./quotes.ts";
import { rehypeRowHeadings } from "./rows.ts";
import { rehypeUnits } from "./units.ts";

/**
 * How MDX's own compiler makes an MDX file of the site: for the writers' preview, and for the test that
 * scripts/content/mdx/compile.ts makes the same of every text. rehype-sanitize is last.
 */
export const mdxOptions: ProcessorOptions = {
	remarkPlugins: [remarkGfm, remarkRefuse, remarkQuotes],
	remarkRehypeOptions: { handlers: elementHandlers },
	rehypePlugins: [
		rehypeSlug,
		// After the headings have their ids, which are made from ordinary spaces.
		rehypeUnits,
		rehypeRowHeadings,
		[rehypeSanitize, sanitizeSchema],
	],
};
