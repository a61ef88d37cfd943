import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { Entry } from "./check/names.ts";
import { type Fault, missingFile } from "./faults.ts";
import { makeBlank, readFrontmatter, readYaml, type Source } from "./source/source.ts";
import { validate } from "./validate/validate.ts";

/** What an entry of an MDX file has besides its frontmatter. */
export interface MdxEntry {
	/** Path from the project folder. */
	file: string;
	/** Number of words in its text. */
	words: number;
}

/** Reads the files of a content folder and collects their faults. */
export class Reader {
	readonly faults: Fault[] = [];
	/** Every file that was read. */
	readonly read: Source[] = [];
	/** Source of each entry or list that passed its schema. */
	readonly sources = new Map<unknown, Source>();
	readonly root: string;
	private readonly awaited: readonly string[];
	private readonly misplaced: readonly string[];

	/**
	 * @param awaited files that are there under another name, which is reported already
	 * @param misplaced files that are not what their folder says, which is reported too
	 */
	constructor(root: string, awaited: readonly string[], misplaced: readonly string[]) {
		this.root = root;
		this.awaited = awaited;
		this.misplaced = misplaced;
	}

	/** The files of a folder with an extension, sorted by name, and then the awaited ones, of which nothing is known. */
	list(folder: string, ending: string, read: (file: string) => Source): Source[] {
		const whole = this.at(folder);
		const names = existsSync(whole) ? readdirSync(whole) : [];
		const files = names
			.filter((name) => name.endsWith(ending) && !name.startsWith("."))
			.sort()
			.map((name) => path.posix.join(whole, name))
			.filter((file) => !this.misplaced.includes(file));
		const awaited = this.awaited.filter((file) => path.posix.dirname(file) === whole);
		return [...files.map(read), ...awaited.map(makeBlank)];
	}

	/** The data of a source, or undefined when its schema rejects it. */
	check<Schema extends z.ZodType>(schema: Schema, source: Source): z.infer<Schema> | undefined {
		this.read.push(source);
		const data = validate(schema, source, this.faults);
		if (data !== undefined) this.sources.set(data, source);
		return data;
	}

	/** Reports a missing file. */
	miss(name: string): void {
		this.faults.push(missingFile(this.at(name)));
	}

	/** A file that the site needs; undefined when it is missing, awaited or rejected. */
	yaml<Schema extends z.ZodType>(schema: Schema, name: string): z.infer<Schema> | undefined {
		const file = this.at(name);
		if (this.awaited.includes(file)) return undefined;
		if (existsSync(file)) return this.check(schema, readYaml(file));
		this.miss(name);
		return undefined;
	}

	/** The sound files of a folder. Adds every file, as its author wrote it, to `entries`. */
	each<Schema extends z.ZodType>(
		schema: Schema,
		folder: string,
		entries: Entry[],
	): z.infer<Schema>[] {
		return this.list(folder, ".yaml", readYaml).flatMap((source) => {
			const data = this.check(schema, note(entries, source));
			return data === undefined ? [] : [data];
		});
	}

	/** Like each(), for MDX. */
	mdx<Schema extends z.ZodType>(schema: Schema, folder: string, entries: Entry[]) {
		return this.list(folder, ".mdx", readFrontmatter).flatMap((source) => {
			const data = this.check(schema, note(entries, source));
			if (data === undefined) return [];
			const { file, body } = source;
			const entry = Object.assign(data as object, { file, words: countWords(body) });
			return [entry as z.infer<Schema> & MdxEntry];
		});
	}

	private at(...parts: string[]): string {
		return path.posix.join(this.root, ...parts);
	}
}

function note(entries: Entry[], source: Source): Source {
	const { data } = source;
	const isRecord = typeof data === "object" && data !== null;
	entries.push({ source, data: isRecord ? (data as Entry["data"]) : {} });
	return source;
}

/** Number of words in a text; markup and addresses do not count. */
export function countWords(text: string): number {
	const plain = text.replace(/\]\([^)]*\)|<[^>]*>|[*_#|>[\]!`-]/g, " ");
	return plain.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
