import { createReadStream, existsSync } from "node:fs";
import path from "node:path";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import { ContentError, type Fault, formatFault } from "../content/faults.ts";

const folder = path.resolve("content") + path.sep;
const masters = path.join(folder, "images") + path.sep;
/** Milliseconds without another change, because editors save a file in several steps. */
const pause = 25;

/**
 * Vite plugin for `npm run dev`: a saved, added or deleted content file updates the open page. While the content has
 * faults, from the start on or later, the terminal and the browser show the same sentences as `npm run check:content`.
 * @param prepare makes what the pages show from pictures and typefaces; it throws a ContentError where it cannot
 */
export function reloadContent(prepare: () => Promise<unknown>): Plugin {
	/** What the browser shows instead of a page. */
	let notice: ErrorPayload | undefined;
	let isPrepared = false;
	let isChecked = false;

	/** The faults of the content, and once it has none those of preparing it. */
	async function listFaults(check: () => Promise<Fault[]>, say: (sentence: string) => void) {
		const faults = await check();
		if (isPrepared || faults.length > 0) return faults;
		say("The pictures are being encoded; the page follows by itself.");
		const failed = await prepare().then(() => [], readFaults);
		isPrepared = failed.length === 0;
		return failed;
	}

	async function update(
		{ environments, config }: ViteDevServer,
		check: () => Promise<Fault[]>,
		isSaved = false,
	) {
		const { hot } = environments.client;
		const show = (message: string, fault?: Fault) => {
			notice = toOverlay(message, fault);
			hot.send(notice);
		};
		const faults = await listFaults(check, show);
		for (const fault of faults) config.logger.error(formatFault(fault), { timestamp: true });
		if (faults.length > 0) return show(faults.map(formatFault).join("\n\n"), faults[0]);
		notice = undefined;
		if (isSaved) hot.send({ type: "full-reload" });
	}

	return {
		name: "reload-content",
		apply: "serve",
		async configureServer(server) {
			const { watcher, environments, middlewares, config } = server;
			let timer: NodeJS.Timeout | undefined;
			// The check is loaded with the first page, which it would keep waiting.
			let updated = update(server, async () => []);
			const run = (isSaved: boolean) => {
				updated = updated
					.then(() => update(server, checkAll, isSaved))
					.catch((error) => config.logger.error(String(error)));
			};
			watcher.add(folder).on("all", (_event, file) => {
				if (!file.startsWith(folder) || path.basename(file).startsWith(".")) return;
				if (file.startsWith(masters)) isPrepared = false;
				clearTimeout(timer);
				timer = setTimeout(run, pause, true);
			});
			environments.client.hot.on("vite:client:connect", (_data, client) => {
				if (notice) client.send(notice);
				if (!isChecked) run(false);
				isChecked = true;
			});
			middlewares.use((request, response, next) => {
				if (!notice || !request.headers.accept?.includes("text/html")) return next();
				response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" });
				response.end(waitingPage);
			});
			// Vite learns of a new file up to a second after the page that asks for it.
			middlewares.use("/images", ({ url = "" }, response, next) => {
				const file = path.join("public/images", path.basename(url));
				if (!existsSync(file)) return next();
				response.setHeader("Content-Type", file.endsWith(".jpg") ? "image/jpeg" : "image/avif");
				createReadStream(file).pipe(response);
			});
			await updated;
		},
	};
}

async function checkAll(): Promise<Fault[]> {
	const { checkContent } = await import("../check/soundness.ts");
	return checkContent().faults;
}

function readFaults(error: unknown): Fault[] {
	if (error instanceof ContentError) return error.faults;
	throw error;
}

/** What Vite's overlay shows, with the first fault as the place to jump to. */
function toOverlay(message: string, first?: Fault): ErrorPayload {
	const loc = first && { loc: { ...first, file: path.resolve(first.file) } };
	return { type: "error", err: { plugin: "content", message, stack: "", ...loc } };
}

/**
 * A page with only Vite's client, which shows the overlay until the faults are fixed. It asks again by itself, because a
 * reload sent by Vite may reach the browser between two pages.
 */
const waitingPage = `<!doctype html><title>Content to fix</title><script type="module" src="/@vite/client"></script>
<script>setInterval(async () => {
	const { ok } = await fetch(location, { headers: { Accept: "text/html" } });
	if (ok) location.reload();
}, 500);</script>`;
