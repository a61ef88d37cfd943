import "./production.ts";
import "./heap.ts";
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Content } from "../../content/collections.ts";
import { listFiles } from "../../content/files.ts";
import { bodyMark } from "../../pages/bodyMark.ts";
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
 * Builds scripts, styles and pages into dist. Returns the exit code. The process that bundles goes on to render: a second
 * one would load Vite and Vike again, for 0.4 s. With many posts, what bundling took would be held until all are rendered.
 * @param handedOver settings that name the files of keepContent() and keepRelated()
 */
export function buildPages(handedOver: NodeJS.ProcessEnv): number {
	const run = (...script: string[]) => runNode(script, handedOver);
	const key = hashBundle();
	clearDist();
	const isKept = recallBundle(key);
	if (!isKept && hasManyPosts) {
		const status = run("scripts/build/bundle.ts", key);
		if (status !== 0) return status;
	}
	const status = run("scripts/build/pages.ts", ...(isKept || hasManyPosts ? [] : [key]));
	if (status === 0) copyPublic();
	return status;
}

/** Runs a script in a process of its own. Returns the exit code. */
function runNode(script: string[], settings: NodeJS.ProcessEnv): number {
	// With the default of 16 MB for new objects, V8 looks through them more often for those that are still in use.
	const args = ["--max-semi-space-size=32", ...script];
	const env = { ...process.env, ...settings };
	return spawnSync(process.execPath, args, { stdio: "inherit", env }).status ?? 1;
}

/**
 * Renders pages again into a dist that has all other pages and the page code.
 * @param content from the content check; otherwise the page code would read it once more
 */
export async function renderAnew(paths: readonly string[], content: Content): Promise<void> {
	if (paths.length === 0) return;
	await import(pathToFileURL("dist/server/entry.mjs").href);
	const { renderPage } = await import("vike/server");
	for (const urlOriginal of paths) {
		const { errorWhileRendering, httpResponse } = await renderPage({ urlOriginal, content });
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

if (import.meta.main) {
	await exitAfter(async () => {
		const [, , key] = process.argv;
		// Caching the code of all that bundles would take longer than it saves.
		if (key) await makeBundle(key);
		else await import("./compileCache.ts");
		await renderPages();
	});
}
