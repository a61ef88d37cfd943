import type { Fault } from "../faults.ts";
import type { InternalLink } from "../mdx/links.ts";
import { recallYaml } from "../yaml/cache.ts";
import type { YamlFault } from "../yaml/yaml.ts";
import { findEmpty, findLostLetter, findNoText, readText } from "./encoding.ts";
import { type Split, splitFrontmatter } from "./frontmatter.ts";
import { type Locator, makeLocator, type Position } from "./position.ts";
import { dropUnseen, findHardSpaces, findMergeMark, findUnseen, softenSpaces } from "./signs.ts";
import { YamlReader } from "./yamlReader.ts";

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

/** Reads a YAML file. Broken YAML is a fault, never an empty object. */
export function readYaml(file: string): Source {
	const text = readText(file);
	const fault = findEmpty(text) ?? findUnreadable(text);
	return fault ? refuse(file, text, fault) : makeSource(file, text, { yaml: text, body: "" }, 0);
}

/** Reads the frontmatter of an MDX file. */
export function readFrontmatter(file: string): Source {
	return parseFrontmatter(file, readText(file));
}

/** Like readFrontmatter(), for a text that is already read. */
export function parseFrontmatter(file: string, text: string): Source {
	const fault = findUnreadable(text);
	return fault ? refuse(file, text, fault) : makeSource(file, text, splitFrontmatter(text), 1);
}

/** Finds that a file holds two merged versions, or no text at all: any other fault in it follows from that. */
function findUnreadable(text: string): YamlFault | undefined {
	return findMergeMark(text) ?? findNoText(text);
}

function refuse(file: string, text: string, fault: YamlFault): Source {
	return { ...makeBlank(file), faults: placeFaults(file, [fault], makeLocator(text)) };
}

/** A file that cannot be read: it has a name and no data, so that what names it is not called wrong. */
export function makeBlank(file: string): Source {
	return {
		file,
		body: "",
		data: undefined,
		faults: [],
		locate: () => ({ line: 1, column: 1 }),
		isReported: () => true,
		listLinks: () => [],
		listTexts: () => [],
	};
}

/** @param linesBefore lines of the file above the YAML: 1 for the opening fence */
function makeSource(file: string, text: string, split: Split, linesBefore: number): Source {
	const { body, fault } = split;
	const hard = findHardSpaces(split.yaml);
	const yaml = softenSpaces(split.yaml, hard);
	const { faults: broken, data } = recallYaml(yaml);
	const at = makeLocator(yaml, linesBefore);
	const inYaml = placeFaults(file, [...broken, ...findUnseen(yaml), ...hard], at);
	const reader = new YamlReader(yaml, at);
	const lost = findLostLetter(text);
	return {
		file,
		body: dropUnseen(body),
		// With its --- lines wrong, a file without YAML is not one with nothing in it.
		data: fault && !yaml ? undefined : data,
		faults: [
			...(fault ? [{ file, column: 1, ...fault }] : []),
			...inYaml,
			...placeFaults(file, lost ? [lost] : [], makeLocator(text)),
			...placeFaults(file, findUnseen(body), makeLocator(body)),
		],
		isReported: (path) =>
			path.length > 0 &&
			inYaml.some(
				({ field, line }) => field === String(path.at(-1)) || line === reader.locate(path).line,
			),
		locate: (path, aim) => reader.locate(path, aim),
		listLinks: () => reader.listLinks(),
		listTexts: () => reader.listTexts(),
	};
}

/** @param at for the part of the file that has the faults */
function placeFaults(file: string, faults: readonly YamlFault[], at: Locator): SourceFault[] {
	return faults.map(({ offset, key, ...fault }) => {
		return { ...fault, file, ...at(offset), ...(key && { field: key }) };
	});
}
