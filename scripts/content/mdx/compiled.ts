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
	return hashFiles([
		...own,
		"scripts/content/faults.ts",
		"scripts/content/source/position.ts",
		"scripts/content/units.ts",
	]);
}

/**
 * Finds a part of a text that was compiled before. All are in .cache/texts.db, under the hash of the text and of
 * everything that compiles it: writing a file for each took as long as compiling it. Deleting or damaging the file costs
 * a millisecond a post.
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
	const row = [stampOn(hash), JSON.stringify(body), JSON.stringify(sections)];
	attempt(kept, (database) =>
		database.prepare("INSERT OR REPLACE INTO texts VALUES (?, ?, ?)").run(...row),
	);
}

/** Keeps in one go what `work` keeps, which takes a quarter of the time. */
export function keepTogether(work: () => void, kept = file): void {
	attempt(kept, (database) => database.exec("BEGIN IMMEDIATE"));
	work();
	attempt(kept, (database) => database.isTransaction && database.exec("COMMIT"));
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

/** Result codes of SQLite (https://sqlite.org/rescode.html), in the lowest byte of those that say more. */
const codes = { error: 1, busy: 5, corrupt: 11, notADatabase: 26 };

/**
 * Asks the file. Undefined if another build writes to it, or if it is damaged or another version's; then it is begun
 * anew.
 * @throws what is wrong with the disk
 */
function attempt<Answer>(
	kept: string,
	ask: (database: DatabaseSync) => Answer,
): Answer | undefined {
	try {
		return ask(open(kept));
	} catch (error) {
		const code = Number((error as { errcode?: number }).errcode) & 0xff;
		if (code === codes.busy) return undefined;
		if (![codes.error, codes.corrupt, codes.notADatabase].includes(code)) throw error;
		closeCompiled(kept);
		rmSync(kept, { force: true });
		return undefined;
	}
}

/** Nothing waits until data is on the disk: the file holds only what can be made again. */
function open(kept: string): DatabaseSync {
	const known = databases.get(kept);
	if (known) return known;
	mkdirSync(path.dirname(kept), { recursive: true });
	const database = new DatabaseSync(kept, { timeout: 500 });
	// Before the first question, so that a damaged file is closed too.
	databases.set(kept, database);
	database.exec("PRAGMA synchronous = OFF");
	database.exec(
		"CREATE TABLE IF NOT EXISTS texts (hash TEXT PRIMARY KEY, body TEXT, sections TEXT)",
	);
	return database;
}
