import "./production.ts";
import "./engine.ts";
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bodyMark } from "../../pages/bodyMark.ts";
import { listFiles } from "../content/files.ts";
import { clearDist, copyPublic, hashBundle, makeBundle, recallBundle } from "./bundle.ts";
import { exitAfter } from "./exitAfter.ts";
import { hasManyPosts } from "./manyPosts.ts";
import { startPageWriter } from "./pageWriter.ts";

/** A page that Vike has rendered. The names with an underscore are internal to Vike, whose version is pinned. */
interface RenderedPage {
	data?: unknown;
	/** From pages/+onRenderHtml.tsx. */
	body?: string;
	_prerenderResult?: { filePath: string; fileContent: string };
	_prerenderContext?: { output: unknown[]; pageContexts: unknown[] };
}

/**
 * Builds scripts, styles and pages into dist, in this process, which has read and checked the content: another one would
 * load the modules and read the content again. With many posts, what bundling takes would be held until all are rendered.
 */
export async function buildPages(): Promise<void> {
	const key = hashBundle();
	clearDist();
	if (!recallBundle(key)) await (hasManyPosts ? bundleApart(key) : makeBundle(key));
	await renderPages();
	copyPublic();
}

/** Bundles in a process of its own. */
function bundleApart(key: string): void {
	const script = ["scripts/build/bundle.ts", key];
	const { status, signal, error } = spawnSync(process.execPath, script, { stdio: "inherit" });
	if (error) throw error;
	if (signal) throw new Error(`bundling was ended by ${signal}, perhaps for lack of memory`);
	if (status !== 0) throw new Error("Vite or Vike has not made the bundle, for the reason above");
}

/** Renders pages again into a dist that has all other pages and the page code. */
export async function renderAnew(paths: readonly string[]): Promise<void> {
	if (paths.length === 0) return;
	await import(pathToFileURL("dist/server/entry.mjs").href);
	const { renderPage } = await import("vike/server");
	for (const urlOriginal of paths) {
		const { errorWhileRendering, httpResponse } = await renderPage({ urlOriginal });
		if (httpResponse?.statusCode !== 200)
			throw new Error(`${urlOriginal} was not rendered`, { cause: errorWhileRendering });
		writeFileSync(`dist/client${urlOriginal}.html`, httpResponse.body);
	}
}

/**
 * What `vike build` does, except that pages are written and released at once. Vike would keep the HTML of all pages
 * until the end (100 KB a page with everything attached) and print a line for each.
 */
async function renderPages() {
	const { prerender } = await import("vike/api");
	const start = performance.now();
	console.log("Rendering pages...");
	const writer = startPageWriter();
	const leftovers = new Set(listFiles("dist/client", /\.html$/).map((page) => path.resolve(page)));
	let count = 0;
	await prerender({
		// The bundle already exists, and with it everything that vite.config.ts asks for.
		viteConfig: { configFile: false },
		onPagePrerender(page: RenderedPage) {
			const { _prerenderResult: result, body } = page;
			if (!body || !result?.fileContent.includes(bodyMark))
				throw new Error("Vike has changed how it hands over a page");
			const { filePath, fileContent } = result;
			writer.write(
				filePath,
				fileContent.replace(bodyMark, () => body),
			);
			leftovers.delete(path.resolve(filePath));
			count += 1;
			delete page._prerenderResult;
			delete page.data;
			delete page.body;
			if (!page._prerenderContext) return;
			page._prerenderContext.output.length = 0;
			// Vike began with a copy of this list, which lets go of each page once it is rendered.
			page._prerenderContext.pageContexts.length = 0;
		},
	});
	await writer.end();
	for (const page of leftovers) rmSync(page);
	const seconds = (performance.now() - start) / 1000;
	console.log(
		`${count} pages in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second.`,
	);
}

if (import.meta.main) await exitAfter(renderPages);
