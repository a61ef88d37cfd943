import type { Plugin } from "vite";
import { getContent } from "../content/collections.ts";

/** Vite plugin for `npm run dev`: answers the addresses of search from the current content. */
export function serveSearchFiles(): Plugin {
	return {
		name: "search-files",
		apply: "serve",
		configureServer(server) {
			server.middlewares.use("/search", async (request, response, next) => {
				const { pathname } = new URL(request.originalUrl ?? "/", "http://localhost");
				if (!pathname.endsWith(".json")) return next();
				try {
					const content = getContent();
					const { makeSearchFiles } = (await server.ssrLoadModule(
						"/scripts/build/textFiles.ts",
					)) as typeof import("../build/textFiles.ts");
					for await (const [address, text] of makeSearchFiles(content)) {
						if (address !== pathname) continue;
						return response.end(text);
					}
					next();
				} catch (error) {
					next(error);
				}
			});
		},
	};
}
