import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Body, readBody } from "./check.ts";

/** Reads texts, and remembers across runs those it has read before. */
export interface BodyCache {
	read(text: string): Body;
	/** Writes down what was read in this run, and nothing else. */
	save(): void;
}

/**
 * Opens the file in which read bodies are kept under the hash of their text, without their trees.
 * Deleting it only costs time; a change of the code that reads them empties it.
 */
export function openBodyCache(file = ".cache/bodies.json"): BodyCache {
	const stamp = hashCode();
	const known = readKnown(file, stamp);
	const used: Record<string, Body> = {};
	return {
		read(text) {
			const key = createHash("sha1").update(text).digest("base64url");
			const { tree: _tree, ...body } = used[key] ?? known[key] ?? readBody(text);
			used[key] = body;
			return body;
		},
		save() {
			mkdirSync(path.dirname(file), { recursive: true });
			writeFileSync(`${file}.part`, JSON.stringify({ stamp, bodies: used }));
			renameSync(`${file}.part`, file);
		},
	};
}

function readKnown(file: string, stamp: string): Record<string, Body> {
	if (!existsSync(file)) return {};
	try {
		const kept = JSON.parse(readFileSync(file, "utf8")) as {
			stamp: string;
			bodies: Record<string, Body>;
		};
		return kept.stamp === stamp ? kept.bodies : {};
	} catch {
		// A file cut short by a crash is no worse than none.
		return {};
	}
}

/** Changes with the code that reads bodies and with the versions of its libraries. */
function hashCode(): string {
	const files = [...globSync(path.join(import.meta.dirname, "*.ts")).sort(), "package-lock.json"];
	const hash = createHash("sha1");
	for (const file of files.filter(existsSync)) hash.update(readFileSync(file));
	return hash.digest("base64url");
}
