import { listCode } from "../files.ts";
import { hashFiles, type Memory, openMemory } from "../memory.ts";
import { findTraps } from "./traps.ts";
import { parseYaml, type YamlFault } from "./yaml.ts";

/** The data of a YAML text, and its faults. */
interface ReadYaml {
	data?: unknown;
	faults: YamlFault[];
}

let memory: Memory<ReadYaml> | undefined;

/** Reads a YAML text, or takes the result of an earlier run. */
export function recallYaml(yaml: string, isFrontmatter: boolean): ReadYaml {
	// The memory is JSON, which cannot hold NaN or infinity.
	if (/\.(?:nan|inf)/i.test(yaml)) return readAnew(yaml, isFrontmatter);
	memory ??= openMemory(
		".cache/yaml.json",
		hashFiles([...listCode(["content/yaml"], /\.ts$/), "content/faults.ts"]),
		(text) => readAnew(text.slice(fence.length), text.startsWith(fence)),
	);
	return memory.recall(`${isFrontmatter ? fence : none}${yaml}`);
}

/** These two mark the kinds of YAML in the memory. */
const fence = "---\n";
const none = "    ";

function readAnew(yaml: string, isFrontmatter: boolean): ReadYaml {
	const { document, faults, data } = parseYaml(yaml);
	return { faults: isFrontmatter ? [...faults, ...findTraps(document, yaml)] : faults, data };
}

/** Saves what was read for the next run, which saves a build one second. */
export function saveYaml(): void {
	memory?.save();
}
