import { type Document, isScalar, isSeq, type Scalar, visit, type YAMLMap } from "yaml";
import type { YamlFault } from "./yaml.ts";

/**
 * Values that YAML reads differently from what their author sees: cut at ` #` or at the comma of 1,800, or with a list
 * item run in.
 */
export function findTraps(document: Document, text: string): YamlFault[] {
	const faults: YamlFault[] = [];
	if (!/[ \t]#|\n *(?:-[ \t]*\S|[|>][-+]?[ \t]*\n)|\d,\d{3}/.test(text)) return faults;
	visit(document, {
		Map(_key, map) {
			faults.push(...findCommas(map));
		},
		Scalar(key, node, path) {
			if (key === "key" || !node.range) return;
			const parent = path.at(-1);
			if (node.type === "PLAIN") faults.push(...findCut(node, text), ...findItem(node, text));
			else if (node.type?.startsWith("BLOCK"))
				faults.push(...findHeader(node, text, isSeq(parent)));
		},
	});
	return faults;
}

/** A number, a day or one word, after which a # begins a note rather than the second half of a value. */
function isShort({ value }: Scalar, comment: string): boolean {
	return typeof value !== "string" || (!/\s/.test(value) && comment.endsWith("# "));
}

function findCut(node: Scalar, text: string): YamlFault[] {
	const to = node.range?.[1] ?? 0;
	const comment = /^[ \t]+# ?/.exec(text.slice(to))?.[0];
	if (!comment) return [];
	const message = isShort(node, comment)
		? "take the comment out, or put it on its own line"
		: 'everything after " #" is dropped; put the whole value in double quotes';
	return [{ offset: to + comment.indexOf("#"), message }];
}

function findItem({ range }: Scalar, text: string): YamlFault[] {
	const [from, to] = range ?? [0, 0];
	const item = /\n *-(?<gap>[ \t]*)\S/.exec(text.slice(from, to));
	if (!item) return [];
	const spaced = item.groups?.gap ? "" : ", with a space after the -";
	return [
		{
			offset: from + item[0].indexOf("-") + item.index,
			message: `line the item up with the one above${spaced}`,
		},
	];
}

/** A `>-` inside the text of another: what stands before it has lost its mark or its key. */
function findHeader({ range }: Scalar, text: string, isItem: boolean): YamlFault[] {
	const [from, to] = range ?? [0, 0];
	return [...text.slice(from, to).matchAll(/\n *(?<sign>[|>][-+]?)[ \t]*(?=\n)/g)].map((found) => {
		const { sign = "" } = found.groups ?? {};
		return {
			offset: from + found.index + found[0].indexOf(sign),
			message: isItem ? 'start the item with "- "' : `write the key of this text before ${sign}`,
		};
	});
}

/** In { width: 1,800 } the comma ends the number, and 800 becomes a key. */
function findCommas({ flow, items }: YAMLMap): YamlFault[] {
	if (!flow) return [];
	return items.flatMap(({ key, value }, index) => {
		const before = items[index - 1]?.value;
		if (!isScalar(key) || !/^\d{3}$/.test(String(key.source)) || (value as Scalar | null)?.value)
			return [];
		if (!isScalar(before) || !/^\d{1,3}$/.test(String(before.source))) return [];
		const message = `write ${before.source}${key.source}, without a comma`;
		return [{ offset: before.range?.[0] ?? 0, message }];
	});
}
