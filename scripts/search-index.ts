import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { makeIndex } from "../components/Search/engine.ts";
import { listEntries } from "../components/Search/entries.ts";
import { indexPath } from "../components/Search/load.ts";

/** Every file that search fetches, by address: the index, and for each text its passages. */
export async function makeSearchFiles(): Promise<Map<string, string>> {
	const { entries, texts } = await listEntries();
	const files = new Map([[indexPath, JSON.stringify(makeIndex(entries))]]);
	for (const [address, passages] of texts) files.set(address, JSON.stringify(passages));
	return files;
}

/** Writes search/index.json and search/text/. */
export async function writeSearchIndex(folder: string): Promise<void> {
	for (const [address, text] of await makeSearchFiles()) {
		const file = path.join(folder, address);
		mkdirSync(path.dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
}

/** Vite plugin for `npm run dev`: answers the same addresses from the content as it stands. */
export function serveSearchIndex(): Plugin {
	return {
		name: "search-index",
		apply: "serve",
		configureServer({ middlewares }) {
			middlewares.use("/search", async (request, response, next) => {
				const { pathname } = new URL(request.originalUrl ?? "/", "http://localhost");
				const text = pathname.endsWith(".json") && (await makeSearchFiles()).get(pathname);
				if (!text) return next();
				response.setHeader("Content-Type", "application/json");
				response.end(text);
			});
		},
	};
}
