import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, visit } from "yaml";
import { adviseYaml, neutralise } from "./advice.ts";
import { findJsonFault } from "./json.ts";
import { findMend } from "./mends.ts";
import { type Move, undoMoves, undoRanges } from "./moves.ts";

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
	const moves: Move[] = [];
	let working = text;
	let document = parse(working);
	const broken = text.startsWith("{") && document.errors.length > 0 && findJsonFault(text);
	if (broken) return { document, faults: [broken], data: undefined };
	const add = (fault: YamlFault) =>
		faults.push({ ...fault, offset: undoMoves(fault.offset, moves) });
	const lineOf = (offset: number) => text.lastIndexOf("\n", offset - 1);
	const isSetAside = ({ offset }: YamlFault) =>
		faults.some((other) => lineOf(other.offset) === lineOf(undoMoves(offset, moves)));
	while (faults.length < most && document.errors.length) {
		const mend = findMend(document, working, parse);
		if (mend) {
			add(mend.fault);
			moves.push(...mend.moves);
			[working, document] = [mend.text, mend.document];
			continue;
		}
		const error = document.errors.find(({ code }) => code !== "DUPLICATE_KEY");
		if (!error) break;
		const fault = adviseYaml(error, working);
		if (!isSetAside(fault)) add(fault);
		const next = neutralise(working, fault.offset);
		if (next === working) return { document, faults, data: undefined };
		working = next;
		document = parse(working);
	}
	const others = [...document.errors, ...document.warnings];
	for (const error of others.slice(0, most - faults.length)) add(adviseYaml(error, working));
	const repeats = /[*&]/.test(text) ? findRepeats(document, working) : [];
	for (const fault of repeats) add(fault);
	const data = repeats.length ? toData(document) : document.toJS();
	return { document: undoRanges(document, moves), faults, data };
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
