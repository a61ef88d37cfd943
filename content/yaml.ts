import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, visit } from "yaml";
import { adviseYaml, neutralise } from "./yamlAdvice.ts";

/** Something in a YAML text that its author has to correct. */
export interface YamlFault {
	offset: number;
	/** Key that the line defines, if any. */
	key?: string;
	/** First word of a line that makes no sense; it may be a key without its colon, which only the schema can tell. */
	firstWord?: string;
	message: string;
}

/** A YAML text read to its end, however broken. */
export interface YamlText {
	document: Document;
	faults: YamlFault[];
	/** The data, as far as it can be read; undefined when nothing can. */
	data: unknown;
}

/** More faults than this in one file come from one mistake; correcting the first shows the rest. */
const most = 50;

/**
 * Reads YAML and collects every fault: a line that cannot be read is set aside and reading continues.
 * Offsets refer to the text given.
 */
export function parseYaml(text: string): YamlText {
	const faults: YamlFault[] = [];
	let working = text;
	let document = parse(working);
	while (faults.length < most) {
		const error = document.errors.find(({ code }) => code !== "DUPLICATE_KEY");
		if (!error) break;
		const fault = adviseYaml(error, working);
		faults.push(fault);
		const next = neutralise(working, fault.offset);
		if (next === working) return { document, faults, data: undefined };
		working = next;
		document = parse(working);
	}
	const lasting = [...document.errors, ...document.warnings].map((error) =>
		adviseYaml(error, working),
	);
	const repeats = /[*&]/.test(text) ? findRepeats(document, working) : [];
	const data = repeats.length ? toData(document) : document.toJS();
	return { document, faults: [...faults, ...lasting, ...repeats], data };
}

function parse(text: string): Document {
	return parseDocument(text, { prettyErrors: false, keepSourceTokens: false });
}

/**
 * `&name` names a value and `*name` repeats it. Content has no use for them: `title: &Co shade` would silently lose
 * its first word, and a chain of repeats can exhaust the memory.
 */
function findRepeats(document: Document, text: string): YamlFault[] {
	const faults: YamlFault[] = [];
	visit(document, {
		Alias(_key, node) {
			const message = `put the value in double quotes, or write it out: * at its start repeats another value`;
			faults.push({ offset: node.range?.[0] ?? 0, message });
			return undefined;
		},
		Value(_key, node) {
			if (!node.anchor) return;
			const message = `put the value in double quotes, because & at its start gives it a name, "${node.anchor}"`;
			faults.push({ offset: text.lastIndexOf("&", node.range?.[0]), message });
		},
	});
	return faults;
}

/** The data with null for each alias, because findRepeats() rejects them. */
function toData(document: Document): unknown {
	const copy = document.clone();
	visit(copy, { Alias: () => copy.createNode(null) });
	return copy.toJS();
}

/** Offset of the value at a path, or of its key; of the nearest parent when it is missing. */
export function findOffset(
	document: Document,
	path: readonly PropertyKey[],
	aim: "key" | "value",
): number {
	let node = document.contents as Node | null;
	let offset = node?.range?.[0] ?? 0;
	for (const [index, part] of path.entries()) {
		const isLast = index === path.length - 1;
		if (isMap(node)) {
			const pair = node.items.find(
				({ key }) => isScalar(key) && String(key.value) === String(part),
			);
			if (!pair) break;
			const key = (pair.key as Node).range?.[0] ?? offset;
			node = pair.value as Node | null;
			const hasValue = isScalar(node) ? node.value !== null : node !== null;
			offset = aim === "key" && isLast ? key : hasValue ? (node?.range?.[0] ?? key) : key;
		} else if (isSeq(node)) {
			const item = (node.items[Number(part)] ?? null) as Node | null;
			if (!item) break;
			node = item;
			offset = item.range?.[0] ?? offset;
		} else break;
	}
	return offset;
}

/** The source range of every text in a document, for checking copy. */
export function listTexts(document: Document): { from: number; to: number }[] {
	const texts: { from: number; to: number }[] = [];
	visit(document, {
		Scalar(key, node) {
			if (key === "key" || typeof node.value !== "string" || !node.range) return;
			texts.push({ from: node.range[0], to: node.range[1] });
		},
	});
	return texts;
}

/** Plain values that YAML reads differently from what their author sees: cut at ` #`, or with a list item run in. */
export function findTraps(document: Document, text: string): YamlFault[] {
	const faults: YamlFault[] = [];
	if (!/[ \t]#|\n *-[ \t]*\S/.test(text)) return faults;
	visit(document, {
		Scalar(key, node) {
			if (key === "key" || !node.range || node.type !== "PLAIN") return;
			const [from, to] = node.range;
			const comment = /^[ \t]+#/.exec(text.slice(to))?.[0];
			if (comment) {
				const message = 'everything after " #" is dropped; put the whole value in double quotes';
				faults.push({ offset: to + comment.length - 1, message });
			}
			const item = /\n *-(?<gap>[ \t]*)\S/.exec(text.slice(from, to));
			if (item) {
				const spaced = item.groups?.gap ? "" : ", with a space after the -";
				faults.push({
					offset: from + item[0].indexOf("-") + item.index,
					message: `line the item up with the one above${spaced}`,
				});
			}
		},
	});
	return faults;
}
