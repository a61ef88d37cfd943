import { existsSync } from "node:fs";
import path from "node:path";
import { preview } from "vite";
import { type Answer, answerAddress, answerMissing, notFoundPath } from "../../netlify/hosting.ts";
import { findFreePort } from "./ports.ts";
import { isFunction } from "./proxy.ts";

/** What the host publishes. */
const outDir = "dist/client";

/**
 * Starts Vite's server for built files in this process, on a port that nobody else uses.
 * @returns its port, and what ends it
 */
export async function startPages() {
	const port = await findFreePort();
	const server = await preview({
		configFile: false,
		appType: "mpa",
		build: { outDir },
		preview: { port, strictPort: true, cors: false, allowedHosts: true },
	});
	return { port, close: () => server.close() };
}

/** The answer to an address of the built site as the host gives it, where a file takes precedence over a redirect. */
export function answer(pathname: string, search: string): Answer {
	const known = answerAddress(pathname, search);
	if (known || isFunction(pathname) || hasFile(decodeURIComponent(pathname))) return known;
	return answerMissing(pathname, search) ?? { page: notFoundPath, status: 404 };
}

function hasFile(pathname: string): boolean {
	const page = pathname === "/" ? "/index.html" : `${pathname}.html`;
	return existsSync(outDir + (path.extname(pathname) ? pathname : page));
}
