import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** Results computed from texts, remembered across runs. */
export interface Memory<Value> {
	/** The result for a text, computed only if no earlier run did. */
	recall(text: string): Value;
	/** Saves the results that this run asked for, and no others. */
	save(): void;
}

/**
 * Opens the file that stores these values under the hash of their text. Deleting it only costs time.
 * @param stamp from hashFiles(), for the code that makes the values: when it changes, the stored values are dropped
 */
export function openMemory<Value>(
	file: string,
	stamp: string,
	make: (text: string) => Value,
): Memory<Value> {
	const known = readKnown<Value>(file, stamp);
	const used: Record<string, Value> = {};
	return {
		recall(text) {
			const key = hashText(text);
			const value = used[key] ?? known[key] ?? make(text);
			used[key] = value;
			return value;
		},
		save() {
			keepFile(file, JSON.stringify({ stamp, values: used }));
		},
	};
}

/** Hash of a text. */
export function hashText(text: string): string {
	return createHash("sha1").update(text).digest("base64url");
}

/** Changes with any of these files, and with the versions of the libraries. */
export function hashFiles(files: readonly string[]): string {
	return hashContents([...files, "package-lock.json"].filter(existsSync));
}

/** Hash of the names and contents of files, and of extra words. */
export function hashContents(files: readonly string[], ...words: readonly string[]): string {
	const hash = createHash("sha256").update(JSON.stringify(words));
	for (const file of files.toSorted()) {
		const bytes = readFileSync(file);
		hash.update(`\n${file} ${bytes.length}\n`).update(bytes);
	}
	return hash.digest("base64url");
}

/** Keeps a file for later runs. It is renamed once complete, so that a stopped run leaves no half-written file. */
export function keepFile(file: string, data: string | Uint8Array): void {
	mkdirSync(path.dirname(file), { recursive: true });
	const part = `${file}.${process.pid}.part`;
	writeFileSync(part, data);
	renameSync(part, file);
}

/** The content of a JSON file that an earlier run kept; undefined when it is missing or does not match its schema. */
export function readKept<Schema extends z.ZodType>(
	file: string,
	schema: Schema,
): z.infer<Schema> | undefined {
	if (!existsSync(file)) return undefined;
	try {
		return z.safeParse(schema, JSON.parse(readFileSync(file, "utf8"))).data;
	} catch {
		// A file cut short by a crash counts as missing.
		return undefined;
	}
}

const memorySchema = z.object({ stamp: z.string(), values: z.record(z.string(), z.unknown()) });

function readKnown<Value>(file: string, stamp: string): Record<string, Value> {
	const kept = readKept(file, memorySchema);
	return kept?.stamp === stamp ? (kept.values as Record<string, Value>) : {};
}
