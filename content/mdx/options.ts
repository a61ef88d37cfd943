import type { ProcessorOptions } from "@mdx-js/mdx";
import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import { rehypeElements, rehypeTargets, sanitizeSchema } from "./elements.ts";
import { remarkRefuse } from "./policy.ts";

/** How every MDX file becomes a page. rehype-sanitize is last, after MDX's own nodes are elements. */
export const mdxOptions: ProcessorOptions = {
	remarkPlugins: [remarkGfm, remarkRefuse],
	rehypePlugins: [rehypeElements, rehypeTargets, rehypeSlug, [rehypeSanitize, sanitizeSchema]],
};
