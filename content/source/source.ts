import type { Document } from "yaml";
import { deriveFromText } from "../deriveFromText.ts";
import type { Fault } from "../faults.ts";
import type { InternalLink } from "../mdx/links.ts";
import { recallYaml } from "../yaml/cache.ts";
import { findOffset, listTexts, parseYaml, type YamlFault } from "../yaml/yaml.ts";
import { findLostLetter, findNoText, readText } from "./encoding.ts";
import { splitFrontmatter } from "./frontmatter.ts";
import { makeLocator, type Position } from "./position.ts";
import { dropUnseen, findHardSpaces, findMergeMark, findUnseen, softenSpaces } from "./signs.ts";

export { readText } from "./encoding.ts";

/** A content file split into its data and its text, with positions in the original file. */
export interface Source {
	file: string;
	/** Text of an MDX file, its frontmatter blanked so that line numbers stay the same; "" for YAML. */
	body: string;
	data: unknown;
	faults: SourceFault[];
	/** Position of the value at a path in the YAML, or of its key; of the nearest parent when it is missing. */
	locate(path: readonly PropertyKey[], aim?: "key" | "value"): Position;
	/** True when a fault in the YAML itself already covers a path, so that a second one would only confuse. */
	isReported(path: readonly PropertyKey[]): boolean;
	/** Links in a YAML file: in its copy as [words](/path), or under a key `href`. */
	listLinks(): InternalLink[];
	/** Every text of the YAML as written in the file. */
	listTexts(): { text: string; locate(index: number): Position }[];
}

/** A fault in the file itself. */
export interface SourceFault extends Fault, Pick<YamlFault, "firstWord"> {}

const link = /\]\(([^)\s]*)\)/g;
/** A whole value, with or without its quotes. */
const address = /^["']?([^"']*)/g;

/** Reads a YAML file. Broken YAML is a fault, never an empty object. */
export function readYaml(file: string): Source {
	return parseYamlFile(file, readText(file));
}

const parseYamlFile = deriveFromText(
	(text, file) =>
		refuseWhole(file, text) ?? fromYaml(file, text, { yaml: text, body: "", linesBefore: 0 }),
);

/** Reads the frontmatter of an MDX file. */
export function readFrontmatter(file: string): Source {
	return parseMdxFile(file, readText(file));
}

const parseMdxFile = deriveFromText((text, file) => parseFrontmatter(file, text));

/** Like readFrontmatter(), for a text that is already read. */
export function parseFrontmatter(file: string, text: string): Source {
	const refused = refuseWhole(file, text);
	if (refused) return refused;
	const { yaml, body, fault } = splitFrontmatter(text);
	const source = fromYaml(file, text, { yaml, body, linesBefore: 1 });
	if (!fault) return source;
	const place = { line: fault.line, column: 1 };
	const faults = [{ file, ...place, message: fault.message }, ...source.faults];
	return { ...source, data: yaml ? source.data : undefined, faults };
}

/** Rejects a file that holds two merged versions, or no text at all: any other fault in it follows from that. */
function refuseWhole(file: string, text: string): Source | undefined {
	const mark = findMergeMark(text) ?? findNoText(text);
	if (!mark) return undefined;
	const source = fromYaml(file, "", { yaml: "", body: "", linesBefore: 0 });
	const fault = { file, ...makeLocator(text)(mark.offset), message: mark.message };
	return { ...source, data: undefined, faults: [fault], isReported: () => true };
}

interface Parts {
	yaml: string;
	body: string;
	/** Lines of the file above the YAML: 1 for the opening fence. */
	linesBefore: number;
}

function fromYaml(file: string, text: string, { yaml: typed, body, linesBefore }: Parts): Source {
	const hard = findHardSpaces(typed);
	const yaml = softenSpaces(typed, hard);
	const { faults: broken, data } = recallYaml(yaml);
	let parsed: Document | undefined;
	// Only faults and links need the parsed document, so a sound site parses almost no file again.
	const open = () => {
		parsed ??= parseYaml(yaml).document;
		return parsed;
	};
	const found: YamlFault[] = [...broken, ...findUnseen(yaml), ...hard];
	const at = makeLocator(yaml, linesBefore);
	const faults: SourceFault[] = found.map(({ offset, key, firstWord, message }) => ({
		file,
		...at(offset),
		...(key && { field: key }),
		...(firstWord && { firstWord }),
		message,
	}));
	const inText = makeLocator(text);
	const lost = findLostLetter(text);
	if (lost) faults.push({ file, ...inText(lost.offset), message: lost.message });
	const inBody = makeLocator(body);
	for (const { offset, message } of findUnseen(body))
		faults.push({ file, ...inBody(offset), message });
	const locate = (path: readonly PropertyKey[], aim: "key" | "value" = "value") =>
		at(findOffset(open(), path, aim));
	return {
		file,
		body: dropUnseen(body),
		data,
		faults,
		locate,
		isReported: (path) =>
			isReported(found, path, (fault) => at(fault.offset).line === locate(path).line),
		listLinks: () =>
			/\]\(|\bhref:/.test(yaml)
				? listTexts(open()).flatMap(({ from, to }) => {
						const start = /\bhref: *$/.test(yaml.slice(0, from)) ? address : link;
						return [...yaml.slice(from, to).matchAll(start)].map(
							({ 0: found, index, 1: href = "" }) => ({
								href,
								...at(from + index + found.indexOf(href)),
							}),
						);
					})
				: [],
		listTexts: () =>
			listTexts(open()).map(({ from, to }) => {
				return { text: yaml.slice(from, to), locate: (index) => at(from + index) };
			}),
	};
}

function isReported(
	faults: readonly YamlFault[],
	path: readonly PropertyKey[],
	isOnLine: (fault: YamlFault) => boolean,
): boolean {
	return faults.some(
		(fault) => path.length > 0 && (fault.key === String(path.at(-1)) || isOnLine(fault)),
	);
}
