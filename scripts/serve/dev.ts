import { dev } from "vike/api";
import { type Answer, answerAddress, answerMissing } from "../../netlify/hosting.ts";
import { listAllPaths } from "../content/addresses.ts";
import { getContent } from "../content/collections.ts";
import { findFreePort } from "./ports.ts";

/**
 * Starts Vike's dev server in this process, on a port that nobody else uses (scripts/serve/reload.ts has what it does about
 * content).
 * @returns its port, and what ends it
 */
export async function startPages() {
	const port = await findFreePort();
	// The browser gets its signals from Vike's own server, past ours.
	const server = { port, strictPort: true, ws: { clientPort: port } };
	const { viteServer } = await dev({ viteConfig: { configLoader: "native", server } });
	return { port, close: () => viteServer.close() };
}

/**
 * The answer to an address under `npm run dev`, where pages are not yet files that could take precedence over the host's
 * redirects. Broken content counts as a page, so that the dev server reports what is wrong with it.
 */
export function answer(pathname: string, search: string): Answer {
	const known = answerAddress(pathname, search);
	if (known) return known;
	const missing = answerMissing(pathname, search);
	return missing && !hasPage(pathname) ? missing : undefined;
}

function hasPage(pathname: string): boolean {
	try {
		return listAllPaths(getContent()).includes(pathname);
	} catch {
		return true;
	}
}
