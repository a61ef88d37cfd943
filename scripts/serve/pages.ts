import { findFreePort } from "./ports.ts";

/**
 * Starts Vite's server of the pages in this process, on a port that nobody else uses: in development Vike's, which makes a
 * page when it is asked for (scripts/serve/reload.ts has what it does about content), otherwise that of built files.
 * @returns its port, and what ends it
 */
export async function startPages(isDev: boolean) {
	const port = await findFreePort();
	if (isDev) {
		const { dev } = await import("vike/api");
		// The browser gets its signals from Vike's own server, past ours.
		const server = { port, strictPort: true, ws: { clientPort: port } };
		const { viteServer } = await dev({ viteConfig: { configLoader: "native", server } });
		return { port, close: () => viteServer.close() };
	}
	const { preview } = await import("vite");
	const built = await preview({
		configFile: false,
		appType: "mpa",
		build: { outDir: "dist/client" },
		preview: { port, strictPort: true, cors: false, allowedHosts: true },
	});
	return { port, close: () => built.close() };
}
