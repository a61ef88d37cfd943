import GithubSlugger from "github-slugger";
import type { Nodes as Hast, Root, RootContent } from "hast";
import { visitParents } from "unist-util-visit-parents";
import { listRows } from "./elements.ts";

/** A section of a text: for its contents list, and for search, which reads and quotes it. */
export interface Section {
	/** The anchor and the words of its heading; empty for the text above the first. */
	id: string;
	heading: string;
	text: string;
}

/** The text that a plugin is run on, with what plugins have found out about it. */
interface MdxFile {
	data: Record<string, unknown>;
}

/** rehype plugin: gives each heading the id that the check of links expects of it, as GitHub makes them. */
export function rehypeIds() {
	return (tree: Root) => {
		const slugger = new GithubSlugger();
		visitParents(tree, "element", (node) => {
			if (/^h[1-6]$/.test(node.tagName)) node.properties.id ??= slugger.slug(toLine(node));
		});
	};
}

/** rehype plugin: splits a text at its second-level headings. */
export function rehypeSections() {
	return (tree: Root, file: MdxFile) => {
		const sections: Section[] = [{ id: "", heading: "", text: "" }];
		for (const node of tree.children) {
			const last = sections.at(-1);
			if (node.type === "element" && node.tagName === "h2")
				sections.push({ id: String(node.properties.id), heading: toLine(node), text: "" });
			else if (last) last.text = `${last.text} ${toLine(node)}`.trim();
		}
		file.data.sections = sections.filter(({ heading, text }) => heading || text);
	};
}

/** recma plugin: the module of a text exports its sections beside its elements. */
export function recmaSections() {
	return ({ body }: { body: unknown[] }, file: MdxFile) => {
		const init = { type: "Literal", value: JSON.stringify(file.data.sections ?? []) };
		const id = { type: "Identifier", name: "sections" };
		const declarations = [{ type: "VariableDeclarator", id, init: parseJson(init) }];
		const declaration = { type: "VariableDeclaration", kind: "const", declarations };
		body.push({ type: "ExportNamedDeclaration", attributes: [], specifiers: [], declaration });
	};
}

/** The ESTree of `JSON.parse(text)`. */
function parseJson(text: object) {
	const [object, property] = ["JSON", "parse"].map((name) => ({ type: "Identifier", name }));
	return {
		type: "CallExpression",
		callee: { type: "MemberExpression", object, property },
		arguments: [text],
	};
}

function toLine(node: RootContent): string {
	return toText(node).replace(/\s+/g, " ").trim();
}

const blocks = /^(?:p|h[1-6]|[uo]l|li|blockquote|br)$/;

/** The words of a node: blocks and breaks begin with a space, cells of a table are joined by commas. */
function toText(node: Hast): string {
	if (node.type === "text") return node.value;
	if (!("children" in node)) return "";
	if (node.type === "element" && node.tagName === "table") {
		const rows = listRows(node).map((cells) => `${cells.map(toLine).join(", ")}.`);
		return rows.join(" ");
	}
	const start = node.type === "element" && blocks.test(node.tagName) ? " " : "";
	return start + node.children.map(toText).join("");
}
