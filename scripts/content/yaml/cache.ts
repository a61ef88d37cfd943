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
export function recallYaml(yaml: string): ReadYaml {
	// The memory is JSON, which cannot hold NaN or infinity.
	if (/\.(?:nan|inf)/i.test(yaml)) return readAnew(yaml);
	memory ??= openMemory(
		".cache/yaml.json",
		hashFiles([...listCode(["content/yaml"], /\.ts$/), "scripts/content/faults.ts"]),
		readAnew,
	);
	return memory.recall(yaml);
}

function readAnew(yaml: string): ReadYaml {
	const { document, faults, data } = parseYaml(yaml);
	return { faults: [...faults, ...findTraps(document, yaml)], data };
}

/** Saves what was read for the next run, which saves a build one second. */
export function saveYaml(): void {
	memory?.save();
}
