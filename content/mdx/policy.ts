import type { Heading, ListItem, Nodes, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { suggestion } from "../faults.ts";
import { allowedTags, isAllowedLink, isFigure } from "./allowed.ts";

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
type Report = (message: string, node: Nodes | Jsx["attributes"][number]) => void;

/**
 * remark plugin: adds a message with its position for everything a post may not hold.
 * MDX runs code at build time, so posts from pull requests must not carry any.
 */
export function remarkPolicy() {
	return (tree: Root, file: VFile) => {
		const report: Report = (reason, node) => file.message(reason, { place: node.position, source: "policy" });
		visit(tree, (node) => {
			checks[node.type]?.(node as never, report);
		});
	};
}

/** As remarkPolicy, and stops the build at the first message (the second line of defence when Vite compiles). */
export function remarkRefuse() {
	return (_tree: Root, file: VFile) => {
		const [first] = file.messages.filter(({ source }) => source === "policy");
		if (first) throw first;
	};
}

const checks: Record<string, (node: never, report: Report) => void> = {
	mdxjsEsm: (node: Nodes, report) =>
		report("import and export are not allowed in a post; take the line out", node),
	mdxFlowExpression: refuseExpression,
	mdxTextExpression: refuseExpression,
	link: checkLink,
	definition: checkLink,
	image: checkImage,
	heading: checkHeading,
	code: (node: Nodes, report) => report("code blocks are not allowed; write a plain paragraph", node),
	inlineCode: (node: Nodes, report) => report("code marks (`) are not allowed; write plain words", node),
	thematicBreak: (node: Nodes, report) => report("a rule (---) is not allowed; start a ## section", node),
	footnoteReference: refuseFootnote,
	footnoteDefinition: refuseFootnote,
	listItem: (node: ListItem, report) => {
		if (typeof node.checked === "boolean") report("task boxes are not allowed; write a plain list", node);
	},
	mdxJsxFlowElement: checkTag,
	mdxJsxTextElement: checkTag,
};

function refuseExpression(node: Nodes, report: Report) {
	report("curly braces run code in MDX; write the words without them, or \\{ for a brace", node);
}

function refuseFootnote(node: Nodes, report: Report) {
	report("footnotes are not allowed; say it in the sentence or leave it out", node);
}

function checkLink(node: Nodes & { url: string }, report: Report) {
	if (!isAllowedLink(node.url)) report(`the link ${node.url} is not allowed; ${schemeAdvice}`, node);
}

const schemeAdvice = "use a path such as /contact, or https:, mailto: or tel:";

function checkImage(node: Nodes & { url: string; alt?: string | null }, report: Report) {
	if (!isFigure(node.url)) {
		report(`pictures in a post are drawings of content/figures; write ![..](/figures/name.svg)`, node);
	} else if (!node.alt) {
		report("say in the square brackets what the drawing shows", node);
	}
}

function checkHeading(node: Heading, report: Report) {
	if (node.depth === 1) report("the page prints the title; start sections with ##", node);
	if (node.depth > 4) report("headings go down to ####; use a shorter row of #", node);
}

function checkTag(node: Jsx, report: Report) {
	const name = node.name ?? "";
	const allowed = Object.hasOwn(allowedTags, name) ? allowedTags[name] : undefined;
	if (!allowed) {
		const known = Object.keys(allowedTags);
		report(`<${name}> is not allowed${suggestion(name, known) || `; the tags are ${known.join(" ")}`}`, node);
		return;
	}
	for (const attribute of node.attributes) checkAttribute(name, allowed, attribute, report);
}

function checkAttribute(
	tag: string,
	allowed: readonly string[],
	attribute: Jsx["attributes"][number],
	report: Report,
) {
	if (attribute.type !== "mdxJsxAttribute" || (attribute.value && typeof attribute.value !== "string")) {
		report(`write attributes of <${tag}> as plain text in double quotes`, attribute);
	} else if (!allowed.includes(attribute.name)) {
		const rest = allowed.length ? `it may have ${allowed.join(", ")}` : "it takes none";
		report(`${attribute.name}= is not allowed on <${tag}>; ${rest}`, attribute);
	} else if (attribute.name === "href" && !isAllowedLink(String(attribute.value ?? ""))) {
		report(`the link ${attribute.value} is not allowed; ${schemeAdvice}`, attribute);
	}
}
