import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Root } from "hast";
import { z } from "zod";
import { listCode } from "../files.ts";
import { hashFiles } from "../memory.ts";
import { sectionSchema } from "./sections.ts";

const compiledSchema = z.strictObject({
	/** Its elements, for its page. Not looked into: checking each would take longer than making them. */
	body: z.custom<Root>((body) => (body as Root | null)?.type === "root"),
	/** Its words, for search. */
	sections: z.array(sectionSchema),
});
/** What pages and search need from a text. */
export type Compiled = z.infer<typeof compiledSchema>;

const file = ".cache/texts.db";
const databases = new Map<string, DatabaseSync>();
let stamp: string | undefined;

/** Changes with the code that reads, compiles and advises on bodies, and with the versions of its libraries. */
export function hashCompiler(): string {
	const own = listCode(["content/mdx"], /\.ts$/);
	return hashFiles([...own, "content/faults.ts", "content/source/position.ts", "content/units.ts"]);
}

/**
 * Finds a part of a text that was compiled before. All are in .cache/texts.db, under the hash of the text and of everything that
 * compiles it, for writing a file for each takes as long as compiling it. Deleting or damaging the file costs a
 * millisecond a post.
 * @param hash from hashText()
 */
export function recallCompiled<Part extends keyof Compiled>(
	hash: string,
	part: Part,
	kept = file,
): Compiled[Part] | undefined {
	const found = attempt(kept, (database) =>
		database.prepare(`SELECT ${part} AS part FROM texts WHERE hash = ?`).get(stampOn(hash)),
	);
	return found && (parse(String(found.part), compiledSchema.shape[part]) as Compiled[Part]);
}

/** Keeps the compiled form of a text. @param hash from hashText() */
export function keepCompiled(hash: string, { body, sections }: Compiled, kept = file): void {
	attempt(kept, (database) =>
		database
			.prepare("INSERT OR REPLACE INTO texts VALUES (?, ?, ?)")
			.run(stampOn(hash), JSON.stringify(body), JSON.stringify(sections)),
	);
}

/** Deletes what is kept for all other texts. */
export function forgetOthers(hashes: Iterable<string>, kept = file): void {
	const wanted = JSON.stringify(Array.from(hashes, stampOn));
	attempt(kept, (database) =>
		database
			.prepare("DELETE FROM texts WHERE hash NOT IN (SELECT value FROM json_each(?))")
			.run(wanted),
	);
}

/** Closes the file, which Windows does not delete while it is open. */
export function closeCompiled(kept = file): void {
	databases.get(kept)?.close();
	databases.delete(kept);
}

function stampOn(hash: string): string {
	stamp ??= hashCompiler();
	return `${stamp} ${hash}`;
}

function parse(json: string, schema: z.ZodType): unknown {
	try {
		return z.safeParse(schema, JSON.parse(json)).data;
	} catch {
		return undefined;
	}
}

/** SQLITE_BUSY: another build writes to the file. */
const busy = 5;

/** Asks the file; undefined if it cannot answer. One that is damaged, or from another version of this code, is begun anew. */
function attempt<Answer>(
	kept: string,
	ask: (database: DatabaseSync) => Answer,
): Answer | undefined {
	try {
		const database = databases.get(kept) ?? open(kept);
		databases.set(kept, database);
		return ask(database);
	} catch (error) {
		if ((error as { errcode?: number }).errcode === busy) return undefined;
		closeCompiled(kept);
		rmSync(kept, { force: true });
		return undefined;
	}
}

/** Nothing waits until data is on the disk, and nothing can be undone: the file holds only what can be made again. */
function open(kept: string): DatabaseSync {
	mkdirSync(path.dirname(kept), { recursive: true });
	const database = new DatabaseSync(kept, { timeout: 1000 });
	database.exec("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF");
	database.exec(
		"CREATE TABLE IF NOT EXISTS texts (hash TEXT PRIMARY KEY, body TEXT, sections TEXT)",
	);
	return database;
}
