import type { ProcessorOptions } from "@mdx-js/mdx";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import { sanitizeSchema } from "./allowed.ts";
import { rehypeRowHeadings, rehypeUnits, remarkRehypeOptions } from "./elements.ts";
import { remarkQuotes } from "./quotes.ts";
import { recmaSections, rehypeIds, rehypeSections } from "./sections.ts";

/**
 * How every MDX file of the site is read: by Vite, which compiles it, and by the content check, which does not. The check
 * refuses what could run, load or restyle; here it would become nothing.
 */
export const mdxOptions: ProcessorOptions = {
	remarkPlugins: [
		// In "20~30 years" a tilde is no strike.
		[remarkGfm, { singleTilde: false }],
		remarkQuotes,
	],
	remarkRehypeOptions,
	rehypePlugins: [
		rehypeIds,
		rehypeSections,
		// After ids and sections are made, which have ordinary spaces.
		rehypeUnits,
		rehypeRowHeadings,
		[rehypeSanitize, sanitizeSchema],
	],
	recmaPlugins: [recmaSections],
};
