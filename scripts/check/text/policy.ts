import type { Heading, Image, Link, ListItem, Nodes, Parents, Table } from "mdast";
import { type Position, startOf, suggestion } from "../../content/faults.ts";
import { slugify } from "../../content/format.ts";
import { allowedTags, figurePath, isAllowedLink } from "../../content/mdx/allowed.ts";
import { type Tag, toText } from "../../content/mdx/nodes.ts";
import { altText, line } from "../../content/schemas/text.ts";

export const sentences = {
	braces: "curly braces run code in MDX; write the words without them, or \\{ for a brace",
	module: "import and export run code; take the line out, or start it with another word",
	comment: "comments are not allowed, <!-- --> stops MDX; take it out",
	sign: '"<" reads as the start of a tag here; write "under" or "less than", "&lt;" for a literal <, or a link as [words](address)',
	quotes: 'put straight quotes round the value of an attribute, href="/contact"',
	footnote: "footnotes are not allowed; say it in the sentence or leave it out",
	figure:
		'pictures in a post are drawings of content/figures, ![what it shows](/figures/name.svg "Caption"), or of content/images, ![what it shows](/images/name "Caption")',
};

/** Reports a sentence, at the place of the node unless another is given. */
export type Report = (message: string, place?: Position) => void;
export interface Context {
	/** The nodes that it is in, outermost first. */
	parents: readonly Parents[];
	/** What the writer typed for it. */
	typed: string;
	/** Where a letter of that is. */
	place(index: number): Position;
}
/** Looks at one node of a text. */
export type Check<Node = never> = (node: Node, report: Report, context: Context) => void;

/** What is not allowed, by the type of node. */
export const policy: Record<string, Check | undefined> = {
	mdxjsEsm: (_node, report) => report(sentences.module),
	mdxFlowExpression: (_node, report) => report(sentences.braces),
	mdxTextExpression: (_node, report) => report(sentences.braces),
	mdxJsxFlowElement: checkTag,
	mdxJsxTextElement: checkTag,
	link: checkLink,
	definition: (_node, report) =>
		report("write each address in round brackets behind its words, [words](/contact)"),
	image: checkImage,
	heading: checkHeading,
	table: checkTable,
	code: (_node, report) => report("code blocks are not allowed; write a plain paragraph"),
	inlineCode: (_node, report) => report("code marks (`) are not allowed; write plain words"),
	thematicBreak: (_node, report) => report("a rule (---) is not allowed; start a ## section"),
	footnoteReference: (_node, report) => report(sentences.footnote),
	footnoteDefinition: (_node, report) => report(sentences.footnote),
	listItem: ({ checked, children }: ListItem, report) => {
		if (typeof checked === "boolean") report("task boxes are not allowed; write a plain list");
		if (children.length === 0) report("the item has no words; write them after its sign");
	},
};

function checkHeading(node: Heading, report: Report) {
	if (node.depth === 1) report("the page prints the title; start sections with ##");
	if (node.depth > 4) report("headings go down to ####; use a shorter row of #");
	if (!hasName(node)) report("the heading has no words; write them after the #");
}

/** True for a node with letters or figures; the id of a heading is made of them. */
function hasName(node: Nodes): boolean {
	return /[\p{L}\p{Nd}]/u.test(toText(node));
}

function checkLink(node: Link, report: Report) {
	if (!isAllowedLink(node.url)) report(adviseLink(node.url));
	if (!hasName(node)) report("the link has no words; write them in the square brackets");
	checkCopy("title of the link", node.title, report);
}

/** What is printed or read out as it is typed: the rules of other copy hold for it. */
function checkCopy(what: string, text: string | null | undefined, report: Report, copy = line) {
	const { error } = copy.safeParse(text?.trim() || "None.");
	for (const { message } of error?.issues ?? []) report(`${what}: ${message}`);
}

/** A drawing or a picture has its texts, and a paragraph of its own. */
function checkImage({ url, alt, title }: Image, report: Report, { parents }: Context) {
	if (!figurePath.test(url)) return report(adviseFigure(url));
	if (!alt?.trim()) report("say in the square brackets what the picture shows");
	else checkCopy("square brackets", alt, report, altText);
	checkCopy("caption", title, report);
	if (!title?.trim()) report(`give the picture a caption: ![${alt ?? ""}](${url} "Caption")`);
	const [parent, holder] = parents.toReversed();
	if (parent?.type !== "paragraph" || parent.children.length > 1 || holder?.type !== "root")
		report("give the picture a paragraph of its own, with an empty line above and below");
}

/** What to write instead of the address of a picture, as it may be in the repository or on somebody's machine. */
function adviseFigure(url: string): string {
	const [, folder, name = ""] =
		/^[./]*(?:content\/|public\/)?(figures|images)\/([^/]+?)(?:\.\w+)?$/i.exec(url) ?? [];
	if (!folder) return sentences.figure;
	if (folder.toLowerCase() === "figures") return `write /figures/${slugify(name)}.svg`;
	return `write /images/${slugify(name)}: a picture goes by its name, without an ending`;
}

/** Cells beyond those of the heading would be dropped, and only the first column may go without a name. */
function checkTable({ children: [head, ...rows] }: Table, report: Report) {
	const wanted = head?.children.length ?? 0;
	const [unnamed] = head?.children.slice(1).filter((cell) => !toText(cell).trim()) ?? [];
	if (unnamed)
		report("a column has no heading; write its name above the | --- |", startOf(unnamed));
	for (const { children, position } of rows)
		if (children.length !== wanted)
			report(`cells: ${children.length} in the row, ${wanted} in the heading`, position?.start);
}

/** What to write instead of a link to a file, to code or to another scheme that no link may have. */
export function adviseLink(href: string): string {
	return `the link ${href.trim()} is not allowed; use a path such as /contact, or https:, mailto: or tel: in small letters`;
}

/** Tags of a pasted table, of which the outermost is named. */
const tableTag = /^(?:table|thead|tbody|tfoot|tr|th|td)$/;

function checkTag(tag: Tag, report: Report, { parents }: Context) {
	const name = tag.name ?? "";
	const allowed = Object.hasOwn(allowedTags, name) ? allowedTags[name] : undefined;
	const isPart = ({ name }: Partial<Tag>) => tableTag.test(name ?? "");
	if (isPart(tag) && parents.some((above) => isPart(above as Partial<Tag>))) return;
	if (!allowed) return report(adviseTag(name));
	for (const attribute of tag.attributes) {
		const message = adviseAttribute(name, attribute, allowed);
		if (message) report(message, attribute.position?.start);
	}
	if (name === "a" && tag.attributes.length === 0)
		report('<a> leads nowhere; write <a href="/contact">words</a> or [words](/contact)');
	else if (/^(?:a|h[2-4])$/.test(name) && !hasName(tag))
		report(`<${name}> has no words; write them in it, or take it out`);
}

/** What to write instead of a tag that is not allowed. */
export function adviseTag(name: string): string {
	if (tableTag.test(name))
		return `<${name}> is not allowed; write rows as | cell | cell |, with | --- | --- | under the first`;
	const known = Object.keys(allowedTags);
	const others = suggestion(name, known) || `; leave it out, the tags are ${known.join(" ")}`;
	return `<${name}> is not allowed${name === "img" ? `; ${sentences.figure}` : others}`;
}

function adviseAttribute(
	tag: string,
	attribute: Tag["attributes"][number],
	allowed: readonly string[],
): string | undefined {
	// Anything in braces is code.
	if (
		attribute.type !== "mdxJsxAttribute" ||
		(typeof attribute.value === "object" && attribute.value)
	)
		return `write attributes of <${tag}> as plain text in double quotes`;
	const { name } = attribute;
	const value = attribute.value ?? "";
	if (!allowed.includes(name)) {
		const rest = allowed.length ? `it may have ${allowed.join(", ")}` : "it takes none";
		return `${name}= is not allowed on <${tag}>${suggestion(name, allowed) || `; ${rest}`}`;
	}
	if (name === "href" && !isAllowedLink(value)) return adviseLink(value);
	if (name === "target" && value !== "_blank")
		return 'write target="_blank" for a new tab, or leave target out';
	if (name === "id" && !/^[a-z][a-z0-9-]*$/.test(value))
		return "write the id in small letters, digits and hyphens, starting with a letter";
	return undefined;
}
