import { createHash } from "node:crypto";
import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Root } from "hast";
import { z } from "zod";
import { listCode } from "../files.ts";
import { hashFiles, keepFile, readKept } from "../memory.ts";
import { sectionSchema } from "./sections.ts";

/** What pages and search need from a text. */
const compiledSchema = z.strictObject({
	/** Its elements. Not looked into: checking each would take longer than making them. */
	body: z.custom<Root>((body) => (body as Root | undefined)?.type === "root"),
	sections: z.array(sectionSchema),
});
export type Compiled = z.infer<typeof compiledSchema>;

const folder = ".cache/mdx";
let stamp: string | undefined;

/** Changes with the code that reads, compiles and advises on bodies, and with the versions of its libraries. */
export function hashCompiler(): string {
	const own = listCode(["content/mdx"], /\.ts$/);
	return hashFiles([...own, "content/faults.ts", "content/source/position.ts", "content/units.ts"]);
}

/**
 * Finds a text that was compiled before. Each is a file in .cache/mdx, named by the hash of the text and of everything
 * that compiles it. This saves 4 to 8 ms a post; deleting the folder, or damaging a file, costs no more.
 */
export function recallCompiled(text: string, kept = folder): Compiled | undefined {
	return readKept(path.join(kept, nameFile(text)), compiledSchema);
}

/** Keeps the compiled form of a text. */
export function keepCompiled(text: string, compiled: Compiled, kept = folder): void {
	keepFile(path.join(kept, nameFile(text)), JSON.stringify(compiled));
}

/** Deletes what is kept for all other texts. */
export function forgetOthers(texts: Iterable<string>, kept = folder): void {
	if (!existsSync(kept)) return;
	const wanted = new Set(Array.from(texts, nameFile));
	for (const name of readdirSync(kept)) if (!wanted.has(name)) rmSync(path.join(kept, name));
}

function nameFile(text: string): string {
	stamp ??= hashCompiler();
	return `${createHash("sha1").update(`${stamp}\n${text}`).digest("hex")}.json`;
}
