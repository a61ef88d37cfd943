import { hashFiles, type Memory, openMemory } from "./memory.ts";
import { findTraps, parseYaml, type YamlFault } from "./yaml.ts";

/** What a YAML text holds, and what is wrong with it. */
interface ReadYaml {
	data?: unknown;
	faults: YamlFault[];
}

let memory: Memory<ReadYaml> | undefined;

/** Reads a YAML text, or remembers it from a run before. */
export function recallYaml(yaml: string, isFrontmatter: boolean): ReadYaml {
	// JSON, in which the memory lies, has no word for these.
	if (/\.(?:nan|inf)/i.test(yaml)) return readAnew(yaml, isFrontmatter);
	memory ??= openMemory(
		".cache/yaml.json",
		hashFiles([
			"content/yamlCache.ts",
			"content/yaml.ts",
			"content/yamlAdvice.ts",
			"content/faults.ts",
		]),
		(text) => readAnew(text.slice(fence.length), text.startsWith(fence)),
	);
	return memory.recall(`${isFrontmatter ? fence : none}${yaml}`);
}

/** Mark the two kinds of YAML in the memory. */
const fence = "---\n";
const none = "    ";

function readAnew(yaml: string, isFrontmatter: boolean): ReadYaml {
	const { document, faults, data } = parseYaml(yaml);
	return { faults: isFrontmatter ? [...faults, ...findTraps(document, yaml)] : faults, data };
}

/** Keeps what was read for the next run: a second of a build. */
export function saveYaml(): void {
	memory?.save();
}
