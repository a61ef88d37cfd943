import { createRequire } from "node:module";
import type { Root } from "mdast";
import { mdxToMdast } from "satteri";

/** Tags, braces, lines of code and addresses that are not marked as links. Few posts have any. */
const special = /[<{]|^(?:import|export)\b|@|:\/\/|www\./im;
/** scripts/content/source/frontmatter.ts has read the frontmatter. */
const features = { frontmatter: false };
let parser: { parse(text: string): Root } | undefined;

/**
 * Parses the text of an MDX file. Sätteri, whose parser is native, takes a tenth of the time of MDX's own, which is left
 * to what they read differently: its complaints and places are what the sentences for writers go by.
 * @throws VFileMessage where MDX cannot read the text
 */
export function parseText(text: string): Root {
	if (!special.test(text)) return mdxToMdast(text, { features }) as Root;
	parser ??= openParser();
	return parser.parse(text);
}

/** MDX's own parser, loaded when a text needs it: that takes longer than reading all posts without it. */
function openParser() {
	const require = createRequire(import.meta.url);
	const { createProcessor } = require("@mdx-js/mdx") as typeof import("@mdx-js/mdx");
	const { default: remarkGfm } = require("remark-gfm") as typeof import("remark-gfm");
	return createProcessor({ remarkPlugins: [remarkGfm] });
}
