import { query } from "../Form/query.ts";
import type { Index } from "./engine.ts";
import { indexPath, type Passage } from "./entry.ts";
import type { Findings } from "./find.ts";

/** Looks a query up in the index, once that has been fetched. */
export type Find = (query: string) => Findings;

let find: Promise<Find> | undefined;
const texts = new Map<string, Promise<Passage[]>>();

/** Fetches engine and index once per page; after a failure the next call tries again. */
export function loadFind(): Promise<Find> {
	find ??= fetchFind().catch((error) => {
		find = undefined;
		throw error;
	});
	return find;
}

async function fetchFind(): Promise<Find> {
	const [json, { readIndex }, { find }] = await Promise.all([
		fetchText(indexPath),
		import("./engine.ts"),
		import("./find.ts"),
	]);
	const index: Index = await readIndex(json);
	return (query) => find(index, query);
}

/** Not query(), which has a time limit: the index is large, and a slow connection may take long. */
async function fetchText(path: string): Promise<string> {
	const response = await fetch(path);
	if (!response.ok) throw new Error(`${path} answered ${response.status}`);
	return response.text();
}

/** Fetches the passages of a result; none when that fails, as the result has its note. */
export function loadPassages(path: string): Promise<Passage[]> {
	const known = texts.get(path);
	if (known) return known;
	const loading = query<Passage[]>([path])
		.then((passages) => passages ?? [])
		.catch(() => {
			texts.delete(path);
			return [];
		});
	texts.set(path, loading);
	return loading;
}
