import type { Root } from "mdast";
import { gfmFootnoteFromMarkdown } from "mdast-util-gfm-footnote";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTaskListItemFromMarkdown } from "mdast-util-gfm-task-list-item";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { gfmTaskListItem } from "micromark-extension-gfm-task-list-item";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";

const mdx = unified().use(remarkParse).use(remarkMdx).freeze();
const full = mdx().use(remarkGfm).freeze();
const quick = mdx().use(gfmWithoutAddresses).freeze();

/** Where GFM may see an address that is not marked as a link. */
const address = /@|:\/\/|www\./i;

/** Parses the text of an MDX file. @throws VFileMessage where MDX cannot read it */
export function parseText(text: string): Root {
	return (address.test(text) ? full : quick).parse(text);
}

/**
 * remark-gfm without its search for addresses, which takes half of the time of parsing: a second for 1,000 posts. No post
 * has had one yet.
 */
function gfmWithoutAddresses(this: Processor) {
	const data = this.data();
	data.micromarkExtensions ??= [];
	data.micromarkExtensions.push(gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem());
	data.fromMarkdownExtensions ??= [];
	data.fromMarkdownExtensions.push(
		gfmFootnoteFromMarkdown(),
		gfmStrikethroughFromMarkdown(),
		gfmTableFromMarkdown(),
		gfmTaskListItemFromMarkdown(),
	);
}
