import path from "node:path";
import sirv from "sirv";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import { ContentError, type Fault, formatFault } from "../content/faults.ts";

const folder = path.resolve("content") + path.sep;
const pictures = path.join(folder, "images") + path.sep;
/** Milliseconds within which several saved files count as one change. */
const calm = 25;

/**
 * Vite plugin for `npm run dev`: a saved, added or deleted content file updates the open page. While the content has
 * faults, the terminal and the browser show the same sentences as `npm run check:content`.
 * @param encode makes what the pages show from the pictures, as before the server starts
 */
export function reloadContent(encode: () => Promise<unknown>): Plugin {
	/** What the browser shows instead of a page. */
	let notice: ErrorPayload | undefined;
	let arePicturesNew = false;
	let isChecked = false;

	async function check({ environments, config }: ViteDevServer, isSaved: boolean) {
		const { hot } = environments.client;
		// Loaded with the first page, which it would keep waiting.
		const { checkContent } = await import("../check/soundness.ts");
		let { faults } = checkContent();
		if (arePicturesNew && faults.length === 0) {
			notice = toOverlay("The pictures are being encoded; the page follows by itself.");
			hot.send(notice);
			faults = await encode().then(() => [], listFaults);
			arePicturesNew = faults.length > 0;
		}
		for (const fault of faults) config.logger.error(formatFault(fault), { timestamp: true });
		notice = faults.length ? toOverlay(faults.map(formatFault).join("\n\n"), faults[0]) : undefined;
		if (notice) hot.send(notice);
		else if (isSaved) hot.send({ type: "full-reload" });
	}

	return {
		name: "reload-content",
		apply: "serve",
		configureServer(server) {
			const { watcher, environments, middlewares, config } = server;
			let timer: NodeJS.Timeout | undefined;
			let checked = Promise.resolve();
			const run = (isSaved: boolean) => {
				checked = checked
					.then(() => check(server, isSaved))
					.catch((error) => config.logger.error(String(error)));
			};
			watcher.add(folder).on("all", (_event, file) => {
				if (!file.startsWith(folder) || path.basename(file).startsWith(".")) return;
				arePicturesNew ||= file.startsWith(pictures);
				clearTimeout(timer);
				timer = setTimeout(run, calm, true);
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
			middlewares.use("/images", sirv("public/images", { dev: true }));
		},
	};
}

function listFaults(error: unknown): Fault[] {
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
