import { close, createIndex } from "pagefind";
import type { Candidate } from "./candidate.ts";
import type { BuiltPage } from "./pages.ts";

/** The page script. It fetches as many results as are shown, or more to count right answers. */
const script = `
import * as pagefind from "/pagefind/pagefind.js";
window.search = async (words, count = 3) => {
	const { results } = await pagefind.search(words);
	const shown = await Promise.all(results.slice(0, count).map((result) => result.data()));
	return shown.map(({ url }) => url);
};`;

/** Pagefind on the built pages. */
export async function makePagefind(name: string, pages: BuiltPage[]): Promise<Candidate> {
	const start = performance.now();
	const { index } = await createIndex({ rootSelector: "main", forceLanguage: "en" });
	if (!index)
		throw new Error("Pagefind did not start; run npm install for this platform and try again.");
	for (const { path, html } of pages) await index.addHTMLFile({ url: path, content: html });
	const { files } = await index.getFiles();
	const buildTime = performance.now() - start;
	await index.deleteIndex();
	const served = files.map(({ path, content }) => [`/pagefind/${path}`, content] as const);
	return { name, entries: pages.length, buildTime, files: new Map(served), script };
}

/** Ends Pagefind's process. */
export async function closePagefind(): Promise<void> {
	await close();
}
