import path from "node:path";
import type { Source } from "../content/source.ts";
import { type Loaded, toRecord } from "./knownNames.ts";

/**
 * A file, or a folder with its slash, and the path of values in it. * stands for each item of a list and each value of
 * an object, # for each of its keys.
 */
export type Place = [files: string, path: string];

/** A value in a file. */
export interface Found {
	source: Source;
	at: PropertyKey[];
	value: unknown;
}

/** The values at a path in a file, or in each file of a folder. */
export function findValues(read: Read, files: string, where: string): Found[] {
	return listSources(read, files).flatMap((source) => {
		const parts = where.split(".");
		return listValues(source.data, parts).map(([at, value]) => ({ source, at, value }));
	});
}

type Read = Pick<Loaded, "root" | "sources">;

function listSources({ root, sources }: Read, files: string): Source[] {
	const whole = path.posix.join(root, files);
	return sources.filter(({ file }) =>
		files.endsWith("/") ? `${path.posix.dirname(file)}/` === whole : file === whole,
	);
}

function listValues(data: unknown, [part, ...rest]: string[]): [PropertyKey[], unknown][] {
	if (part === undefined) return data === undefined || data === null ? [] : [[[], data]];
	const record = toRecord(data);
	const own = Array.isArray(data) ? [...data.keys()] : Object.keys(record);
	if (part === "#") return Object.keys(record).map((key) => [[key], key]);
	const keys = part === "*" ? own : [part];
	return keys.flatMap((key) =>
		listValues(record[key], rest).map(([at, value]): [PropertyKey[], unknown] => [
			[key, ...at],
			value,
		]),
	);
}
