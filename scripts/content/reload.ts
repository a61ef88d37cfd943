import type { ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import { checkContent } from "./check.ts";
import { ContentError, type Fault, formatFault } from "./faults.ts";
import { openBodyCache } from "./mdx/cache.ts";
import { isWritten } from "./stray/files.ts";

const folder = path.resolve("content");
const pictures = path.join(folder, "images") + path.sep;
/** Milliseconds within which several saved files count as one change. */
const calm = 25;
/** Milliseconds of encoding before the open page says so: new words about a picture take fewer. */
const unnoticed = 500;
const encoding: ErrorPayload = {
	type: "error",
	err: {
		message: "The pictures are being encoded; the page follows by itself, within a minute.",
		stack: "",
	},
};

/**
 * Vite plugin for `npm run dev`: a saved, added or deleted content file updates the open page. While the
 * content has faults, the terminal and the browser show the same sentences as `npm run check:content`.
 * @param encode makes what the pages show from the pictures, as before the server starts
 */
export function reloadContent(encode: () => Promise<unknown>): Plugin {
	/** What the browser shows instead of a page. */
	let notice: ErrorPayload | undefined;
	let arePicturesNew = false;
	let timer: NodeJS.Timeout | undefined;
	let checked = Promise.resolve();
	const cache = openBodyCache();

	async function check(server: ViteDevServer) {
		const { hot } = server.environments.client;
		let { faults } = checkContent("content", cache.read);
		if (arePicturesNew && faults.length === 0) {
			notice = encoding;
			const late = setTimeout(() => hot.send(encoding), unnoticed);
			arePicturesNew = false;
			faults = await findUnreadable(encode).finally(() => clearTimeout(late));
			if (faults.length) arePicturesNew = true;
		}
		for (const fault of faults) server.config.logger.error(formatFault(fault), { timestamp: true });
		notice = faults.length ? toOverlay(faults) : undefined;
		hot.send(notice ?? { type: "full-reload" });
	}

	return {
		name: "reload-content",
		apply: "serve",
		configureServer(server) {
			const { watcher, environments, middlewares } = server;
			watcher.add(folder);
			// The next save tries again.
			const run = () => check(server).catch((error) => server.config.logger.error(String(error)));
			const follow = (file: string) => {
				if (!file.startsWith(folder + path.sep) || !isWritten(path.relative(folder, file))) return;
				if (file.startsWith(pictures)) arePicturesNew = true;
				clearTimeout(timer);
				timer = setTimeout(() => {
					checked = checked.then(run);
				}, calm);
			};
			watcher.on("add", follow).on("change", follow).on("unlink", follow);
			environments.client.hot.on("vite:client:connect", (_data, client) => {
				if (notice) client.send(notice);
			});
			middlewares.use((request, response, next) => {
				if (notice && request.headers.accept?.includes("text/html")) sayWait(response);
				else next();
			});
			// Vite learns of a new file up to a second after the page that asks for it.
			middlewares.use("/images", sirv("public/images", { dev: true }));
			checked = run();
		},
	};
}

/** Encodes the pictures, and returns a fault for the first one that cannot be read. */
async function findUnreadable(encode: () => Promise<unknown>): Promise<Fault[]> {
	try {
		await encode();
		return [];
	} catch (error) {
		if (error instanceof ContentError) return error.faults;
		throw error;
	}
}

/** What Vite's overlay shows: every fault, with the first as the place to jump to. */
function toOverlay(faults: Fault[]): ErrorPayload {
	const [first] = faults;
	return {
		type: "error",
		err: {
			plugin: "content",
			message: faults.map(formatFault).join("\n\n"),
			stack: "",
			...(first && { loc: { ...first, file: path.resolve(first.file) } }),
		},
	};
}

/** Polls until the page is there, because a reload sent by Vite may reach the browser between two pages. */
const askAgain = `setInterval(async () => {
	const { ok } = await fetch(location, { headers: { Accept: "text/html" } });
	if (ok) location.reload();
}, 500);`;

/** A page with only Vite's client, which shows the overlay; it waits until the faults are fixed. */
function sayWait(response: ServerResponse) {
	response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" });
	response.end(
		`<!doctype html><title>Content to fix</title><script type="module" src="/@vite/client"></script><script>${askAgain}</script>`,
	);
}
