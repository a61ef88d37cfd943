import { readFileSync } from "node:fs";

/** A built file in Vite's manifest. */
interface Chunk {
	file: string;
	imports?: string[];
}

let manifest: Record<string, Chunk> | undefined;

function getManifest(): Record<string, Chunk> {
	manifest ??= JSON.parse(readFileSync("dist/assets.json", "utf8")) as Record<string, Chunk>;
	return manifest;
}

/** Addresses of the entry scripts and all their static imports. */
export function listScriptFiles(entries: string[]): string[] {
	const chunks = getManifest();
	const keys = Object.keys(chunks).filter((key) => entries.includes(`/${chunks[key]?.file}`));
	return [...collect(keys)];
}

/** Addresses of the code that islands fetch when they hydrate, without what the page already has. */
export function listIslandFiles(islands: string[], entries: string[]): string[] {
	if (islands.length === 0) return [];
	const found = islands.map((name) =>
		Object.keys(getManifest()).find((key) => key.endsWith(`/${name}.tsx`)),
	);
	// With React, which each of them imports, comes what hydrates them.
	const files = collect(found.filter((key) => key !== undefined));
	return [...files].filter((file) => !listScriptFiles(entries).includes(file));
}

function collect(keys: string[], files = new Set<string>()): Set<string> {
	for (const key of keys) {
		const chunk = getManifest()[key];
		if (!chunk) throw new Error(`${key} is not in the manifest`);
		const address = `/${chunk.file}`;
		if (files.has(address)) continue;
		files.add(address);
		collect(chunk.imports ?? [], files);
	}
	return files;
}
