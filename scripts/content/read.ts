import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { type Fault, missingFile } from "./faults.ts";
import { listFiles } from "./files.ts";
import { readFrontmatter, readYaml, type Source } from "./source.ts";
import { validate } from "./validate.ts";

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
	readonly sources: Source[] = [];
	private readonly root: string;

	constructor(root: string) {
		this.root = root;
	}

	/** A file that the site needs; undefined when it is missing or its schema rejects it. */
	yaml<Schema extends z.ZodType>(schema: Schema, name: string): z.infer<Schema> | undefined {
		const file = path.posix.join(this.root, name);
		return this.expect(file) ? this.check(schema, readYaml(file)) : undefined;
	}

	/** True for a file that is there; another is reported as missing. */
	expect(file: string): boolean {
		const isThere = existsSync(file);
		if (!isThere) this.faults.push(missingFile(file));
		return isThere;
	}

	/** The sound YAML files of a folder, sorted by name. */
	each<Schema extends z.ZodType>(schema: Schema, folder: string) {
		return this.list(folder, ".yaml").flatMap((file) => {
			const data = this.check(schema, readYaml(file));
			return data === undefined ? [] : [{ data, file }];
		});
	}

	/** The sound MDX files of a folder, sorted by name. */
	mdx<Schema extends z.ZodType>(schema: Schema, folder: string) {
		return this.list(folder, ".mdx").flatMap((file) => {
			const source = readFrontmatter(file);
			const data = this.check(schema, source);
			if (data === undefined) return [];
			const own = { file, words: countWords(source.body) };
			return [Object.assign(data as object, own) as z.infer<Schema> & MdxEntry];
		});
	}

	/** The files of a folder with an ending, sorted by name. */
	list(folder: string, ending: string): string[] {
		const whole = path.posix.join(this.root, folder);
		return listFiles(whole).filter(
			(file) => file.endsWith(ending) && path.posix.dirname(file) === whole,
		);
	}

	private check<Schema extends z.ZodType>(schema: Schema, source: Source) {
		this.sources.push(source);
		return validate(schema, source, this.faults);
	}
}

/** Number of words in a text; markup and addresses do not count. */
export function countWords(text: string): number {
	const plain = text.replace(/\]\([^)]*\)|<[^>]*>|[*_#|>[\]!`-]/g, " ");
	return plain.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
