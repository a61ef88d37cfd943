import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type GetStoreOptions, getStore } from "@netlify/blobs";
import { BlobsServer } from "@netlify/blobs/server";
import { type OpenStore, storeName } from "../../netlify/enquiries/blobs.ts";

export interface Job {
	open: OpenStore;
	/** Of a backup. */
	file?: string;
	csv?: string;
}

/** An error whose message is all that the user needs. */
export class UserError extends Error {}

/** Folder in which `npm start` and `npm run dev` keep submissions. */
export const localFolder = ".netlify/blobs-serve";

/** Opens the local stores, whether or not the site is running, because they are only a folder. */
export async function openLocal(context = "local", folder = localFolder) {
	if (!existsSync(folder))
		throw new UserError("Nothing was sent on this machine yet. Use --site for the live site.");
	// The server listens on every network interface, so its password is one that nobody else knows.
	const token = crypto.randomUUID();
	const server = new BlobsServer({ directory: path.resolve(folder), token });
	const { port } = await server.start();
	const edgeURL = `http://localhost:${port}`;
	// Netlify's local runtime files everything under the linked site's id, or "unlinked".
	const state = path.join(path.dirname(folder), "state.json");
	const { siteId = "unlinked" } = existsSync(state) ? JSON.parse(readFileSync(state, "utf8")) : {};
	const client = { siteID: siteId, token, edgeURL, uncachedEdgeURL: edgeURL };
	return {
		open: openStores(context, { consistency: "strong", ...client }),
		close: () => server.stop(),
	};
}

/** Opens the live site's stores with the owner's own access. */
export function openLive(context = "production") {
	const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = process.env;
	if (!siteID || !token)
		throw new UserError(
			"Set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN to reach the live site: the id is in its settings on Netlify, a token is made under User settings, Applications.",
		);
	return { open: openStores(context, { siteID, token }), close: async () => undefined };
}

function openStores(context: string, client: Omit<GetStoreOptions, "name">): OpenStore {
	return (kind) => getStore({ name: storeName(kind, { deploy: { context } }), ...client });
}

/** Writes a new file for the owner's eyes only, because these are people's addresses. */
export function writeForOwner(file: string, content: string | Uint8Array): void {
	writeFileSync(file, content, { mode: 0o600, flag: "wx" });
}
