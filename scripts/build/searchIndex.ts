import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { suburbsPath } from "../../components/ContactForm/suburbs.ts";
import { listSuburbAddresses } from "../../components/Places/suburbAddress.ts";
import { type Index, makeIndex } from "../../components/Search/engine.ts";
import { listEntries } from "../../components/Search/index/entries.ts";
import { indexPath } from "../../components/Search/load.ts";
import { listFiles } from "../content/files.ts";
import { openIndexCache } from "./searchCache.ts";

/** Terms written in one go. */
const stretch = 1000;

/**
 * Every file that search fetches, as address and content, one after another: the suburbs that the enquiry form suggests,
 * the passages of each text, and at last the index. With 10,000 posts they take 110 MB in all.
 * @param known the index, if it need not be made
 */
export async function* makeSearchFiles(
	known?: Buffer,
): AsyncGenerator<[address: string, bytes: Buffer]> {
	yield [suburbsPath, write(listSuburbAddresses())];
	const index = makeIndex();
	for await (const { entry, passages } of listEntries()) {
		if (!known) index.add(entry);
		if (entry.text && passages) yield [entry.text, write(passages)];
	}
	yield [indexPath, known ?? writeOut(index)];
}

/**
 * The JSON of an index, which is then empty. It is made in pieces, because an index, its plain form and its JSON as one
 * text, together, were the peak of the whole build with 10,000 posts.
 */
function writeOut(index: Index): Buffer {
	const { index: terms, ...rest } = index.toJSON();
	index.removeAll();
	const pieces = [write({ ...rest, index: [] }).subarray(0, -"]}".length)];
	for (let first = true; terms.length > 0; first = false) {
		const list = write(terms.splice(0, stretch)).subarray(1, -1);
		pieces.push(Buffer.from(first ? "" : ","), list);
	}
	return Buffer.concat([...pieces, Buffer.from("]}")]);
}

function write(value: unknown): Buffer {
	return Buffer.from(JSON.stringify(value));
}

/**
 * Writes search/index.json, search/suburbs.json and search/text/, but for files that say the same already: comparing
 * takes an eighth of the time of writing. Deletes what earlier content left there.
 */
export async function writeSearchIndex(folder: string, cache = openIndexCache()): Promise<void> {
	const leftovers = new Set(listFiles(path.posix.join(folder, "search"), /\.\w+$/));
	for await (const [address, bytes] of makeSearchFiles(cache.known)) {
		if (address === indexPath && !cache.known) cache.keep(bytes);
		const file = path.posix.join(folder, address);
		leftovers.delete(file);
		if (existsSync(file) && readFileSync(file).equals(bytes)) continue;
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, bytes);
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
					for await (const [address, bytes] of makeSearchFiles()) {
						if (address !== pathname) continue;
						response.setHeader("Content-Type", "application/json");
						return response.end(bytes);
					}
					next();
				} catch (error) {
					next(error);
				}
			});
		},
	};
}
