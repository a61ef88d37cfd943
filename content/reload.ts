import path from "node:path";
import type { Plugin } from "vite";

/** Vite plugin for `npm run dev`: a saved, added or deleted content file updates the open page. */
export function reloadContent(): Plugin {
	const folder = path.resolve("content");
	return {
		name: "reload-content",
		apply: "serve",
		configureServer({ watcher, environments }) {
			watcher.add(folder);
			const reload = (file: string) => {
				if (!file.startsWith(folder) || !/\.(mdx|yaml|svg|jpg)$/.test(file)) return;
				environments.client.hot.send({ type: "full-reload" });
			};
			watcher.on("add", reload).on("change", reload).on("unlink", reload);
		},
	};
}
