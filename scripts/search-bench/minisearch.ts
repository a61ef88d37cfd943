import { build, type Rollup } from "vite";
import { makeIndex } from "../../components/Search/engine.ts";
import { makeSearchFiles } from "../build/searchIndex.ts";
import type { Candidate } from "./candidate.ts";
import type { BuiltPage } from "./pages.ts";

/** The site's own search: MiniSearch with one index file, and separate files of text to quote from. */
export async function makeSiteSearch(): Promise<Candidate> {
	const start = performance.now();
	const files = new Map(await Array.fromAsync(makeSearchFiles()));
	const buildTime = performance.now() - start;
	const entries = (JSON.parse(String(files.get("/search/index.json"))) as { documentCount: number })
		.documentCount;
	return make("MiniSearch, as on the site", entries, buildTime, files);
}

/** For comparison, MiniSearch with every page as an entry, so that the texts of places are in the index as well. */
export async function makeWholeMiniSearch(pages: BuiltPage[]): Promise<Candidate> {
	const start = performance.now();
	const index = makeIndex(
		pages.map(({ path, title, text }, id) => {
			return { id, kind: "answer", title, path, note: text.slice(0, 150), words: "", body: text };
		}),
	);
	const files = new Map([["/search/index.json", Buffer.from(JSON.stringify(index))]]);
	return make("MiniSearch, every page", pages.length, performance.now() - start, files);
}

async function make(
	name: string,
	entries: number,
	buildTime: number,
	texts: Map<string, Buffer>,
): Promise<Candidate> {
	const files = new Map<string, Uint8Array>(texts);
	const { output } = (await build({
		configFile: false,
		logLevel: "silent",
		build: { write: false, lib: { entry: "scripts/search-bench/sitePage.ts", formats: ["es"] } },
	}).then((result) => (Array.isArray(result) ? result[0] : result))) as Rollup.RollupOutput;
	for (const chunk of output) {
		if (chunk.type === "chunk") files.set(`/${chunk.fileName}`, Buffer.from(chunk.code));
	}
	const main = output.find((chunk) => chunk.type === "chunk" && chunk.isEntry)?.fileName;
	return { name, entries, buildTime, files, script: `import "/${main}";` };
}
