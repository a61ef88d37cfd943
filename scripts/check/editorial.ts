import type { Nodes, Root } from "mdast";
import { getToday } from "../content/collections.ts";
import { type Fault, locate, startOf, type TextFault } from "../content/faults.ts";
import { countWords } from "../content/format.ts";
import { listNodes, toText } from "../content/mdx/nodes.ts";
import { adviseLength, adviseSources, leftover } from "../content/schemas/post.ts";
import type { Source } from "../content/source.ts";
import { listEntries, toRecord } from "./knownNames.ts";
import type { Checked } from "./soundness.ts";
import { getAddress } from "./text/parse.ts";

/** A post as its author wrote it, with its parsed text: a fault in one place hides nothing in another. */
interface EditedPost {
	source: Source;
	data: Record<string, unknown>;
	tree: Root;
}

/** A rule looks at one post, some with the rest of the content. */
type Rule = (post: EditedPost, checked: Checked) => TextFault[];

/** Finds what an editor would correct in the posts. A draft's faults stop nothing. */
export function editContent(checked: Checked): Fault[] {
	const posts = new Set(listEntries(checked, "blog").map(({ source }) => source));
	return checked.articles.flatMap(({ source, body: { tree } }) => {
		// Of a file that cannot be read there is nothing to edit.
		if (!posts.has(source) || !tree || !source.data) return [];
		const post = { source, data: toRecord(source.data), tree };
		return rules.flatMap((rule) =>
			rule(post, checked).map((fault) => ({ file: source.file, ...fault })),
		);
	});
}

const checkLength: Rule = ({ source: { body }, tree }) => {
	const words = countWords(body);
	const message = adviseLength(words);
	return message ? [{ ...startOf(tree.children[0]), message }] : [];
};

/** The short answer stands in a box of its own: a heading, a figure or a table in it answers nothing. */
const checkAnswer: Rule = ({ data: { answer }, tree }) => {
	const block = tree.children[typeof answer === "number" ? answer - 1 : 0];
	const isText = block?.type === "paragraph" && block.children[0]?.type !== "image";
	if (isText || block?.type === "list") return [];
	const message =
		"the page shows this as the short answer; write that first, or where it stands after answer:";
	return [{ ...startOf(block), message }];
};

/** Headings go down one level at a time, for people who move by them, and have something under them. */
const checkHeadings: Rule = ({ tree }) => {
	const headings = listNodes(tree, "heading");
	const deep = headings.flatMap((heading, index) => {
		const above = headings[index - 1]?.depth ?? 1;
		const message = `use ${"#".repeat(above + 1)} here; headings go down one step at a time`;
		return heading.depth > above + 1 ? [{ ...startOf(heading), message }] : [];
	});
	const empty = tree.children.filter((block, index, blocks) => {
		const next = blocks[index + 1];
		if (block.type !== "heading") return false;
		return !next || (next.type === "heading" && next.depth <= block.depth);
	});
	const message = "nothing stands under this heading; write it, or take the heading out";
	return [...deep, ...empty.map((heading) => ({ ...startOf(heading), message }))];
};

/** The last paragraph leads to the free measure. */
const checkEnding: Rule = ({ tree }) => {
	const last = tree.children.at(-1);
	const links = last?.type === "paragraph" ? listLinks(last) : [];
	if (links.some((link) => getAddress(link) === "/contact")) return [];
	return [{ ...startOf(last), message: "end with a paragraph that links to /contact" }];
};

/** Links in Markdown and in tags. */
function listLinks(root: Nodes): Nodes[] {
	const tags = [...listNodes(root, "mdxJsxTextElement"), ...listNodes(root, "mdxJsxFlowElement")];
	return [...listNodes(root, "link"), ...tags.filter(({ name }) => name === "a")];
}

/** Link words that do not say where a link goes. */
const vague =
	/^(?:click )?here$|^(?:this|read more|more|learn more|this (?:page|post|link|guide))$/i;

/** A screen reader lists the links of a page by their words alone. */
const checkLinkedWords: Rule = ({ tree }) =>
	listLinks(tree)
		.filter((link) => vague.test(toText(link).trim()))
		.map((link) => {
			return { ...startOf(link), message: "let the linked words say where the link goes" };
		});

const email = /[\w.+-]+@[\w-]+\.[\w.-]+/;
/** Australian phone numbers, however they are grouped. */
const phone =
	/(?<![\d.-])(?:\+61[\s-]?|\(?0)[2-478]\)?(?:[\s-]?\d){8}(?!\d)|(?<!\d)1[38]00(?:[\s-]?\d){6}(?!\d)/;

/** The site prints phone and e-mail from one place, of which copies go out of date; its prices are what people pay. */
const checkWords: Rule = ({ source: { text } }) => {
	const unwanted: [RegExp, string][] = [
		[phone, "the page shows the phone number; link to /contact instead"],
		[email, "the page shows the e-mail address; link to /contact instead"],
		[
			/(?:\+|\b(?:plus|ex|excl\w*)\.?) ?GST\b/,
			"prices here include GST; add it, and leave these words out",
		],
		[leftover.look, leftover.message],
	];
	return unwanted.flatMap(([look, message]) =>
		Array.from(text.matchAll(RegExp(look, "g")), ({ index }) => ({
			...locate(text, index),
			message,
		})),
	);
};

/** A post that speaks of a rule names its public source, and a month in which somebody has read it. */
const checkSources: Rule = ({ source, data, tree }, { content, faults }) => {
	const { title, excerpt, description, checked, sources: named = [] } = data;
	const captions = listNodes(tree, "image").map((image) => image.title);
	const text = [title, excerpt, description, toText(tree), ...captions].join("\n");
	// A list that cannot be read, or a name in it, may be meant for what seems to be missing.
	const isRead =
		Array.isArray(named) &&
		!faults.some(({ file, field }) => file === source.file && field?.startsWith("sources."));
	const missing = (isRead ? adviseSources(text, named, content.sources ?? []) : []).map(
		({ word, message }) => ({ ...findWord(source, word), message }),
	);
	const isMonth = /^\d{4}-\d\d$/.test(String(checked));
	if (!isMonth || String(checked) <= getToday().slice(0, 7)) return missing;
	const message = "this month is still to come; write the one in which they were read";
	return [...missing, ...source.report(["checked"], message)];
};

/** Where a post says a word: in its text first, or in the lines above. */
function findWord({ body, text }: Source, word: string) {
	const indexIn = (part: string) => part.toLowerCase().indexOf(word.toLowerCase());
	const part = indexIn(body) >= 0 ? body : text;
	return locate(part, Math.max(0, indexIn(part)));
}

const rules = [
	checkLength,
	checkAnswer,
	checkHeadings,
	checkEnding,
	checkLinkedWords,
	checkWords,
	checkSources,
];
