import { createReadStream, existsSync } from "node:fs";
import path from "node:path";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import { getContent } from "../content/collections.ts";
import { ContentError, type Fault, formatFault } from "../content/faults.ts";

const folder = path.resolve("content") + path.sep;
const masters = path.join(folder, "images") + path.sep;
/** Milliseconds without another change, because editors save a file in several steps. */
const pause = 25;

/**
 * Vite plugin for `npm run dev`: a saved, added or deleted content file updates the open page. While the content has
 * faults, from the start on or later, the terminal and the browser show the same sentences as `npm run check:content`.
 */
export function reloadContent(): Plugin {
	return {
		name: "reload-content",
		apply: "serve",
		async configureServer(server) {
			const preview = new Preview(server);
			const { watcher, environments, middlewares } = server;
			let timer: NodeJS.Timeout | undefined;
			watcher.add(folder).on("all", (_event, file) => {
				if (!file.startsWith(folder) || path.basename(file).startsWith(".")) return;
				if (file.startsWith(masters)) preview.isPrepared = false;
				clearTimeout(timer);
				timer = setTimeout(() => preview.update(checkAll, true), pause);
			});
			let isChecked = false;
			environments.client.hot.on("vite:client:connect", (_data, client) => {
				if (preview.notice) client.send(preview.notice);
				if (!isChecked) preview.update(checkAll);
				isChecked = true;
			});
			middlewares.use((request, response, next) => {
				if (!preview.notice || !request.headers.accept?.includes("text/html")) return next();
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
			// The check is loaded with the first page, which it would keep waiting.
			await preview.update(async () => []);
		},
	};
}

/** What the browser shows: the pages, or what keeps them from being shown. */
class Preview {
	/** What the browser shows instead of a page. */
	notice: ErrorPayload | undefined;
	isPrepared = false;
	readonly #server: ViteDevServer;
	#updated = Promise.resolve();

	constructor(server: ViteDevServer) {
		this.#server = server;
	}

	/** Looks for faults after what is under way; then the open page is loaded again if a file was saved. */
	update(check: () => Promise<Fault[]>, isSaved = false): Promise<void> {
		const { environments, config } = this.#server;
		this.#updated = this.#updated
			.then(async () => {
				const faults = await this.#listFaults(check);
				for (const fault of faults) config.logger.error(formatFault(fault), { timestamp: true });
				if (faults.length > 0) return this.#show(faults.map(formatFault).join("\n\n"), faults[0]);
				this.notice = undefined;
				if (isSaved) environments.client.hot.send({ type: "full-reload" });
			})
			.catch((error) => config.logger.error(String(error)));
		return this.#updated;
	}

	/** The faults of the content, and once it has none those of preparing it. */
	async #listFaults(check: () => Promise<Fault[]>): Promise<Fault[]> {
		const faults = await check();
		if (this.isPrepared || faults.length > 0) return faults;
		this.#show("The pictures are being encoded; the page follows by itself.");
		const failed = await prepare().then(() => [], readFaults);
		this.isPrepared = failed.length === 0;
		return failed;
	}

	#show(message: string, fault?: Fault): void {
		const loc = fault && { loc: { ...fault, file: path.resolve(fault.file) } };
		this.notice = { type: "error", err: { plugin: "content", message, stack: "", ...loc } };
		// To whom is there: while nobody is, Vite would keep it for the first page, whatever holds by then.
		for (const client of this.#server.ws.clients) client.send(this.notice);
	}
}

/** Makes what pages show of pictures and typefaces, before the first of them and anew when a picture changes. */
async function prepare() {
	const content = getContent();
	// A build, which has this plugin too, loads none of it.
	const { buildPictures } = await import("../build/pictures.ts");
	const { buildFonts } = await import("../build/fonts.ts");
	const { buildMap } = await import("../build/mapPicture.ts");
	const { step } = await import("../build/progress.ts");
	await step("Pictures", (report) => buildPictures(content, report));
	await buildFonts();
	buildMap(content);
}

async function checkAll(): Promise<Fault[]> {
	const { checkContent } = await import("../check/soundness.ts");
	return checkContent().faults;
}

function readFaults(error: unknown): Fault[] {
	if (error instanceof ContentError) return error.faults;
	throw error;
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
