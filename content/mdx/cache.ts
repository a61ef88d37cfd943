import { globSync } from "node:fs";
import path from "node:path";
import { hashFiles, openMemory } from "../memory.ts";
import { type Body, readBody } from "./check.ts";

/** Reads texts, and remembers across runs those it has read before. */
export interface BodyCache {
	read(text: string): Body;
	/** Writes down what was read in this run, and nothing else. */
	save(): void;
}

/** Opens the file in which read bodies are kept, without their trees. */
export function openBodyCache(file = ".cache/bodies.json"): BodyCache {
	const { recall, save } = openMemory(file, hashCode(), (text): Body => {
		const { tree: _tree, ...body } = readBody(text);
		return body;
	});
	return { read: recall, save };
}

/** Changes with the code that reads, compiles and advises on bodies, and with the versions of its libraries. */
export function hashCode(): string {
	return hashFiles(globSync(path.join(import.meta.dirname, "{*,../faults}.ts")).sort());
}
