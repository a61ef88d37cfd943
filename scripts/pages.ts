import "./production.ts";
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeBundle } from "./bundle.ts";

/** MB of heap that the pages of the site need, and what each post adds. */
const heap = { base: 640, post: 0.06 };

/**
 * Node's arguments for building the pages in a process of its own. With the heap that V8 would allow itself
 * garbage piles up to 200 MB more, which costs nothing on a large machine and the whole build on a small one.
 * @param posts files of posts that there are to build
 */
export function makePageArguments(posts: number): string[] {
	const room = Math.round(heap.base + heap.post * posts);
	return ["--max-semi-space-size=8", `--max-old-space-size=${room}`, "scripts/pages.ts"];
}

/** A page that Vike has rendered. The names with an underscore are Vike's own; its version is pinned. */
interface RenderedPage {
	data?: unknown;
	_prerenderResult?: { filePath: string; fileContent: string };
	_prerenderContext?: { output: unknown[] };
}

/** Builds scripts, styles and pages into dist, in a process of its own. Gives its exit code. */
export function buildPages(): number {
	const args = makePageArguments(globSync("content/blog/*.mdx").length);
	const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
	return status ?? 1;
}

/** Renders pages anew into a dist that has all others and the code of the pages. */
export async function renderAnew(paths: readonly string[]): Promise<void> {
	if (paths.length === 0) return;
	await import(path.resolve("dist/server/entry.mjs"));
	const { renderPage } = await import("vike/server");
	for (const urlOriginal of paths) {
		const { errorWhileRendering, httpResponse } = await renderPage({ urlOriginal });
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
	await makeBundle();
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

if (import.meta.main) {
	try {
		await renderPages();
	} catch (error) {
		console.error(error);
		// Vike installs an uncaughtException handler; without this the process would exit with 0.
		process.exitCode = 1;
	}
	process.exit();
}
