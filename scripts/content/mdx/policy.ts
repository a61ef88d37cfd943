import type { Heading, ListItem, Nodes, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement, MdxjsEsm } from "mdast-util-mdx";
import { toString as toText } from "mdast-util-to-string";
import type { VFile } from "vfile";
import type { Position } from "../source/position.ts";
import { getPlace } from "./links.ts";
import { checkImage, checkLink, figureForm } from "./linkTraps.ts";
import { checkText } from "./marks.ts";
import { braces } from "./syntax.ts";
import { checkTag, spread } from "./tags.ts";
import { checkParagraph, checkTable } from "./traps.ts";
import { standsAlone } from "./unravel.ts";
import { walk } from "./walk.ts";

/** Something that a post may not contain, at a place an editor can jump to. */
export interface Refusal extends Position {
	message: string;
}

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
/** Reports a sentence, at the place of the node unless another is given. */
export type Report = (message: string, place?: Position) => void;
type Check = (node: never, report: Report, parents: readonly Nodes[], text: string) => void;

/**
 * Lists everything that a post may not contain. MDX runs code at build time, so posts must not have any (Q27).
 * @param text the text that the tree was parsed from
 */
export function listRefusals(tree: Root, text: string): Refusal[] {
	const refusals: Refusal[] = [];
	walk<Nodes>(tree, (node, parents) => {
		const check = Object.hasOwn(checks, node.type) ? checks[node.type] : undefined;
		const report: Report = (message, place) =>
			refusals.push({ ...(place ?? getPlace(node, parents)), message });
		check?.(node as never, report, parents, text);
	});
	return refusals;
}

/** remark plugin: stops the compiler at the first refusal, in case a text gets past the content check. */
export function remarkRefuse() {
	return (tree: Root, file: VFile) => {
		const [first] = listRefusals(tree, String(file));
		if (first) file.fail(first.message, { place: first, source: "policy" });
	};
}

const checks: Record<string, Check> = {
	mdxjsEsm: checkModule,
	mdxFlowExpression: (_node, report) => report(braces),
	mdxTextExpression: (_node, report) => report(braces),
	link: checkLink,
	definition: checkLink,
	image: checkImage,
	imageReference: (_node, report) => report(figureForm),
	heading: checkHeading,
	code: (_node, report) => report("code blocks are not allowed; write a plain paragraph"),
	inlineCode: (_node, report) => report("code marks (`) are not allowed; write plain words"),
	thematicBreak: (_node, report) => report("a rule (---) is not allowed; start a ## section"),
	footnoteReference: (_node, report) => report(footnote),
	footnoteDefinition: (_node, report) => report(footnote),
	listItem: (node: ListItem, report) => {
		if (typeof node.checked === "boolean") report("task boxes are not allowed; write a plain list");
	},
	text: checkText,
	paragraph: checkParagraph,
	table: checkTable,
	mdxJsxFlowElement: checkJsx,
	mdxJsxTextElement: checkJsx,
};

const footnote = "footnotes are not allowed; say it in the sentence or leave it out";

function checkModule(node: MdxjsEsm, report: Report) {
	const places = node.data?.estree?.body.map(({ loc }) => loc?.start) ?? [];
	for (const start of places.length ? places : [undefined]) {
		const place = start && { line: start.line, column: start.column + 1 };
		report("import and export are not allowed in a post; take the line out", place);
	}
}

function checkHeading(node: Heading, report: Report) {
	if (node.depth === 1) report("the page prints the title; start sections with ##");
	if (node.depth > 4) report("headings go down to ####; use a shorter row of #");
	if (toText(node).trim() === "") report("the heading has no words; write them after the #");
}

/** Blocks that may not appear inside a line of text. */
const blocks = ["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote"];
const phrasing = ["paragraph", "heading", "link", "emphasis", "strong", "tableCell"];

function checkJsx(node: Jsx, report: Report, parents: readonly Nodes[]) {
	const attributes = node.attributes.map((attribute) => ({
		name: attribute.type === "mdxJsxAttribute" ? attribute.name : spread,
		value: attribute.type === "mdxJsxAttribute" ? readValue(attribute.value) : undefined,
		isQuoted: true,
		place: attribute.position?.start,
	}));
	checkTag({ name: node.name ?? "", attributes, place: undefined }, report);
	const parent = parents.at(-1);
	if (!parent || !node.name) return;
	if (blocks.includes(node.name) && phrasing.includes(parent.type) && !standsAlone(parent)) {
		report(`<${node.name}> is inside a line of text; give it a line of its own`);
	} else if (node.name === "li" && !isList(parents))
		report("<li> belongs inside <ul> or <ol>; or start the line with -");
}

function readValue(value: Jsx["attributes"][number]["value"]): string | undefined {
	return value === null || value === undefined ? "" : typeof value === "string" ? value : undefined;
}

function isList(parents: readonly Nodes[]): boolean {
	const holder = parents.findLast(({ type }) => type !== "paragraph");
	return (
		(holder?.type === "mdxJsxFlowElement" || holder?.type === "mdxJsxTextElement") &&
		/^[uo]l$/.test(holder.name ?? "")
	);
}
