import type { ServerResponse } from "node:http";
import path from "node:path";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import { checkContent } from "./check.ts";
import { type Fault, formatFault } from "./faults.ts";
import { openBodyCache } from "./mdx/cache.ts";
import { isWritten } from "./stray/files.ts";

const folder = path.resolve("content");
/** Milliseconds within which several saved files count as one change. */
const calm = 25;

/**
 * Vite plugin for `npm run dev`: a saved, added or deleted content file updates the open page. While the
 * content has faults, the terminal and the browser show the same sentences as `npm run check:content`.
 */
export function reloadContent(): Plugin {
	let faults: Fault[] = [];
	let timer: NodeJS.Timeout | undefined;
	const cache = openBodyCache();

	function check(server: ViteDevServer) {
		const { hot } = server.environments.client;
		faults = checkContent("content", cache.read).faults;
		for (const fault of faults) server.config.logger.error(formatFault(fault), { timestamp: true });
		hot.send(faults.length ? toOverlay(faults) : { type: "full-reload" });
	}

	return {
		name: "reload-content",
		apply: "serve",
		configureServer(server) {
			const { watcher, environments, middlewares } = server;
			watcher.add(folder);
			const follow = (file: string) => {
				if (!file.startsWith(folder + path.sep) || !isWritten(path.relative(folder, file))) return;
				clearTimeout(timer);
				timer = setTimeout(check, calm, server);
			};
			watcher.on("add", follow).on("change", follow).on("unlink", follow);
			environments.client.hot.on("vite:client:connect", (_data, client) => {
				if (faults.length) client.send(toOverlay(faults));
			});
			middlewares.use((request, response, next) => {
				if (faults.length && request.headers.accept?.includes("text/html")) sayWait(response);
				else next();
			});
			check(server);
		},
	};
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
