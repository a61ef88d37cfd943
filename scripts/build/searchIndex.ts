import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { suburbsPath } from "../../components/ContactForm/suburbs.ts";
import { makeIndex } from "../../components/Search/engine.ts";
import { listEntries } from "../../components/Search/index/entries.ts";
import { indexPath } from "../../components/Search/load.ts";
import { listKnownSuburbs } from "../../content/places/known.ts";

/**
 * Every file that search fetches, as address and a function that makes its text: the index, the passages of each
 * text, and the suburbs that the enquiry form suggests. Each is made when it is asked for: with 10,000 posts they
 * take 110 MB in all, and in `npm run dev` one passage does not wait for the index.
 */
export async function listSearchFiles(): Promise<Map<string, () => string>> {
	const { entries, texts } = await listEntries();
	return new Map([
		[suburbsPath, () => JSON.stringify(listKnownSuburbs())],
		...Array.from(texts, ([address, passages]) => {
			return [address, () => JSON.stringify(passages)] as const;
		}),
		[indexPath, () => JSON.stringify(makeIndex(entries))],
	]);
}

/**
 * Writes search/index.json, search/suburbs.json and search/text/, but for files that say the same already: comparing
 * takes an eighth of the time of writing.
 */
export async function writeSearchIndex(folder: string): Promise<void> {
	const files = await listSearchFiles();
	for (const [address, make] of files) {
		// The passages are let go before the index, which comes last, takes most of a large site's memory.
		files.delete(address);
		const file = path.join(folder, address);
		const text = make();
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
					const make = (await listSearchFiles()).get(pathname);
					if (!make) return next();
					const text = make();
					response.setHeader("Content-Type", "application/json");
					response.end(text);
				} catch (error) {
					next(error);
				}
			});
		},
	};
}
