import { brotliCompressSync } from "node:zlib";
import { queries } from "../../tests/searchQueries.ts";
import { launchBrowser } from "../browser.ts";
import type { Candidate } from "./candidate.ts";
import { measure } from "./measure.ts";
import { makeSiteSearch, makeWholeMiniSearch } from "./minisearch.ts";
import { closePagefind, makePagefind } from "./pagefind.ts";
import { readPages } from "./pages.ts";

/** `npm run bench:search`: compares the site's search with Pagefind on the built site (docs/search.md). */
async function compare() {
	process.env.NODE_ENV = "production";
	const pages = readPages();
	const chosen = pages.filter(
		({ path }) => !/^\/locations\/.+\//.test(path) && !/^\/blog\/(category|page)\//.test(path),
	);
	const candidates = [
		await makeSiteSearch(),
		await makePagefind("Pagefind, the same pages", chosen),
		await makePagefind("Pagefind, every page", pages),
		await makeWholeMiniSearch(pages),
	];
	await closePagefind();
	const browser = await launchBrowser();
	const rows = [];
	for (const candidate of candidates)
		rows.push(await describe(candidate, await measure(browser, candidate)));
	await browser.close();
	console.table(rows);
	console.log(
		`"right": of these ${queries.length}, a right page among the first three of its group.`,
	);
	for (const { words, why } of queries) console.log(`  ${words}  (${why})`);
}

async function describe(
	{ name, entries, buildTime, files }: Candidate,
	{ bytes, firstResult, laterResult, right }: Awaited<ReturnType<typeof measure>>,
) {
	const stored = [...files.values()].map((content) => brotliCompressSync(content).length);
	const missed = queries.filter(({ words }) => !right.includes(words)).map(({ words }) => words);
	return {
		search: name,
		entries,
		"index made, s": round(buildTime / 1000, 1),
		files: files.size,
		"stored, KB": round(stored.reduce((sum, size) => sum + size, 0) / 1000),
		"to first result, KB": round(bytes / 1000, 1),
		"first result, s": round(firstResult / 1000, 2),
		"later, ms": round(laterResult, 1),
		right: `${right.length} of ${queries.length}`,
		missed: missed.join(", "),
	};
}

function round(value: number, digits = 0): number {
	return Number(value.toFixed(digits));
}

await compare();
