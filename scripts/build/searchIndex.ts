import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { suburbsPath } from "../../components/ContactForm/suburbs.ts";
import { type Index, makeIndex } from "../../components/Search/engine.ts";
import { listEntries } from "../../components/Search/index/entries.ts";
import { indexPath } from "../../components/Search/load.ts";
import { listFiles } from "../../content/files.ts";
import { listKnownSuburbs } from "../../content/places/known.ts";
import { openIndexCache } from "./searchCache.ts";

/**
 * Every file that search fetches, as address and text, one after another: the suburbs that the enquiry form suggests,
 * the passages of each text, and at last the index. With 10,000 posts they take 110 MB in all.
 * @param known the index, if it need not be made
 */
export async function* makeSearchFiles(
	known?: string,
): AsyncGenerator<[address: string, text: string]> {
	yield [suburbsPath, JSON.stringify(listKnownSuburbs())];
	const index = makeIndex();
	for await (const { entry, passages } of listEntries()) {
		if (!known) index.add(entry);
		if (entry.text && passages) yield [entry.text, JSON.stringify(passages)];
	}
	yield [indexPath, known ?? writeOut(index)];
}

/** The JSON of an index, which is then empty: with 10,000 posts both together were the peak of the whole build. */
function writeOut(index: Index): string {
	const plain = index.toJSON();
	index.removeAll();
	return JSON.stringify(plain);
}

/**
 * Writes search/index.json, search/suburbs.json and search/text/, but for files that say the same already: comparing
 * takes an eighth of the time of writing. Deletes what earlier content left there.
 */
export async function writeSearchIndex(folder: string, cache = openIndexCache()): Promise<void> {
	const leftovers = new Set(listFiles(path.posix.join(folder, "search"), /\.\w+$/));
	for await (const [address, text] of makeSearchFiles(cache.known)) {
		if (address === indexPath && !cache.known) cache.keep(text);
		const file = path.posix.join(folder, address);
		leftovers.delete(file);
		if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
	for (const file of leftovers) rmSync(file);
}

/** Vite plugin for `npm run dev`: answers the same addresses from the current content. */
export function serveSearchIndex(): Plugin {
	return {
		name: "search-index",
		apply: "serve",
		configureServer({ middlewares }) {
			middlewares.use("/search", async (request, response, next) => {
				const { pathname } = new URL(request.originalUrl ?? "/", "http://localhost");
				if (!pathname.endsWith(".json")) return next();
				try {
					for await (const [address, text] of makeSearchFiles()) {
						if (address !== pathname) continue;
						response.setHeader("Content-Type", "application/json");
						return response.end(text);
					}
					next();
				} catch (error) {
					next(error);
				}
			});
		},
	};
}
