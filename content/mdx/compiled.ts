import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { hashCode } from "./cache.ts";

/** What the compiler makes of a text: a module, and the way back to its lines. */
export type Compiled = z.infer<typeof compiledSchema>;

const compiledSchema = z.strictObject({ code: z.string(), map: z.unknown().optional() });
/** A module as it is kept, with the hash of all that it was made from. */
const keptSchema = compiledSchema.extend({ hash: z.string() });

interface Text {
	text: string;
	/** Path of its file. */
	name: string;
	/** Vite's mode: React's modules for development differ from those of a build. */
	mode: string;
}

let stamp: string | undefined;

/**
 * Compiles a text, or finds it compiled in .cache/mdx: one file for each text and mode, valid while the text and
 * all that compiles it are the same. Saves 15 ms a post; deleting the folder, or part of a file, costs no more.
 */
export async function keepCompiled(
	{ text, name, mode }: Text,
	compile: () => Promise<Compiled | undefined>,
	folder = ".cache/mdx",
): Promise<Compiled | undefined> {
	stamp ??= hashCode();
	const hash = createHash("sha256").update(`${stamp} ${mode} ${name}\n${text}`).digest("base64url");
	const file = path.join(folder, `${encodeURIComponent(name)}.${mode}.json`);
	const kept = readKept(file);
	if (kept?.hash === hash) return kept;
	const compiled = await compile();
	if (!compiled) return undefined;
	const { code, map } = compiled;
	mkdirSync(folder, { recursive: true });
	const part = `${file}.${process.pid}`;
	writeFileSync(part, JSON.stringify({ hash, code, map }));
	renameSync(part, file);
	return compiled;
}

function readKept(file: string): z.infer<typeof keptSchema> | undefined {
	if (!existsSync(file)) return undefined;
	try {
		return z.safeParse(keptSchema, JSON.parse(readFileSync(file, "utf8"))).data;
	} catch {
		// A file cut short by a crash is no worse than none.
		return undefined;
	}
}
