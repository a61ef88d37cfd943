import { lstatSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { type Fault, missingFile } from "./faults.ts";
import { isFile, listFiles } from "./files.ts";
import { readSource, type Source } from "./source.ts";
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
	readonly root: string;

	constructor(root: string) {
		this.root = root;
	}

	/** A file that the site needs; undefined when it is missing or its schema rejects it. */
	one<Schema extends z.ZodType>(schema: Schema, name: string): z.infer<Schema> | undefined {
		const file = path.posix.join(this.root, name);
		return this.expect(file) ? this.check(schema, readSource(file)) : undefined;
	}

	/** True for a file that is there; another is reported as missing. */
	expect(file: string): boolean {
		// What only has its name is reported with the files that are misplaced.
		if (!lstatSync(file, { throwIfNoEntry: false })) this.faults.push(missingFile(file));
		return isFile(file);
	}

	/** The sound files of a folder with an ending, sorted by name. */
	each<Schema extends z.ZodType>(folder: string, ending: string, schema: Schema) {
		const whole = path.posix.join(this.root, folder);
		return listFiles(whole).flatMap((file) => {
			if (!file.endsWith(ending) || path.posix.dirname(file) !== whole) return [];
			const source = readSource(file);
			const data = this.check(schema, source);
			const words = countWords(source.body);
			return data === undefined ? [] : [{ data, name: path.parse(file).name, file, words }];
		});
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
