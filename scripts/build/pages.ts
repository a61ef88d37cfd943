import "./production.ts";
import "./heap.ts";
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Content } from "../../content/collections.ts";
import { makeBundle } from "./bundle.ts";
import { exitAfter } from "./exit-after.ts";

/** Node's arguments for building the pages in a process of its own. A larger young heap saves no time. */
export const pageArguments = ["--max-semi-space-size=8", "scripts/build/pages.ts"];

/** A page that Vike has rendered. The names with an underscore are Vike's own; its version is pinned. */
interface RenderedPage {
	data?: unknown;
	_prerenderResult?: { filePath: string; fileContent: string };
	_prerenderContext?: { output: unknown[] };
}

/** Builds scripts, styles and pages into an empty dist. Gives the exit code. */
export function buildPages(): number {
	const status = makeBundle();
	if (status !== 0) return status;
	return spawnSync(process.execPath, pageArguments, { stdio: "inherit" }).status ?? 1;
}

/**
 * Renders pages anew into a dist that has all others and the code of the pages.
 * @param content as the check has read it: the code of the pages would read it once more
 */
export async function renderAnew(paths: readonly string[], content: Content): Promise<void> {
	if (paths.length === 0) return;
	await import(path.resolve("dist/server/entry.mjs"));
	const { renderPage } = await import("vike/server");
	for (const urlOriginal of paths) {
		const { errorWhileRendering, httpResponse } = await renderPage({ urlOriginal, content });
		if (httpResponse?.statusCode !== 200)
			throw new Error(`${urlOriginal} was not rendered`, { cause: errorWhileRendering });
		writeFileSync(`dist/client${urlOriginal}.html`, httpResponse.body);
	}
}

/**
 * What `vike build` does, but pages are written at once and let go of: Vike would keep the HTML of all of them
 * until the end (100 KB a page with what hangs on it) and print a line for each.
 */
async function renderPages() {
	const { prerender } = await import("vike/api");
	const start = performance.now();
	console.log("Rendering pages...");
	const folders = new Set<string>();
	let count = 0;
	await prerender({
		// The bundle is made, and with it all that vite.config.ts asks for.
		viteConfig: { configFile: false },
		onPagePrerender(page: RenderedPage) {
			if (!page._prerenderResult) throw new Error("Vike has changed how it hands over a page");
			const { filePath, fileContent } = page._prerenderResult;
			const folder = path.dirname(filePath);
			if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
			folders.add(folder);
			writeFileSync(filePath, fileContent);
			count += 1;
			delete page._prerenderResult;
			delete page.data;
			if (page._prerenderContext) page._prerenderContext.output.length = 0;
		},
	});
	const seconds = (performance.now() - start) / 1000;
	console.log(
		`${count} pages in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second.`,
	);
}

if (import.meta.main) await exitAfter(renderPages);
