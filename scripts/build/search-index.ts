import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { suburbsPath } from "../../components/ContactForm/suburbs.ts";
import { makeIndex } from "../../components/Search/engine.ts";
import { listEntries } from "../../components/Search/index/entries.ts";
import { indexPath } from "../../components/Search/load.ts";
import { listKnownSuburbs } from "../../content/places/known.ts";

/**
 * Every file that search fetches, as address and text: the index, the passages of each text, and the suburbs that
 * the enquiry form suggests. They come one at a time, because with 10,000 posts they take 110 MB in all.
 */
export async function* makeSearchFiles(): AsyncGenerator<[address: string, text: string]> {
	yield [suburbsPath, JSON.stringify(listKnownSuburbs())];
	const { entries, texts } = await listEntries();
	yield [indexPath, JSON.stringify(makeIndex(entries))];
	for (const [address, passages] of texts) yield [address, JSON.stringify(passages)];
}

/**
 * Writes search/index.json, search/suburbs.json and search/text/, but for files that say the same already: comparing
 * takes an eighth of the time of writing.
 */
export async function writeSearchIndex(folder: string): Promise<void> {
	for await (const [address, text] of makeSearchFiles()) {
		const file = path.join(folder, address);
		if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
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
						response.end(text);
						return;
					}
					next();
				} catch (error) {
					next(error);
				}
			});
		},
	};
}
