import { getStore, type Store } from "@netlify/blobs";

/** The kinds of thing kept: enquiries, newsletter readers, and which enquiries the owner's webhook was told of. */
export type StoreKind = "enquiries" | "subscribers" | "announcements";

/** What a function is told about the deploy it belongs to. */
export interface DeployContext {
	deploy?: { context?: string };
}

/** Milliseconds that all calls of one request to the store may take together. */
export const patience = 5000;
/** Waits in milliseconds before a failed call is tried again; the library's own are 5 s. */
const pauses = [100, 400];

/** Stands for the deploy context on this machine, where there is none. */
const local = "local";

/** Name of a store: live data have the plain name, every other deploy context one of its own. */
export function storeName(kind: StoreKind, { deploy }: DeployContext): string {
	const context = (deploy?.context || local).toLowerCase().replace(/[^a-z0-9-]+/g, "-");
	return context === "production" ? kind : `${kind}-${context}`;
}

/** Opens a store with strong consistency; call it inside the handler, where the host has set its address. */
export function openStore(kind: StoreKind, context: DeployContext): Store {
	const deadline = AbortSignal.timeout(patience);
	return getStore({
		name: storeName(kind, context),
		consistency: "strong",
		fetch: (input, init) => fetchSoon(input, init, deadline),
	});
}

/**
 * Tries a call to the store up to three times within the deadline. Failure for good is given back as 424, the
 * status at which the library gives up instead of waiting 5 s and trying again.
 */
async function fetchSoon(
	input: string | URL | Request,
	init: RequestInit | undefined,
	deadline: AbortSignal,
): Promise<Response> {
	for (const pause of [...pauses, undefined]) {
		const result = await tryOnce(input, init, deadline);
		if (result instanceof Response && result.status < 500 && result.status !== 429) return result;
		if (pause === undefined || deadline.aborted) return giveUp(result);
		await new Promise((resolve) => setTimeout(resolve, pause));
	}
	throw new Error("unreachable");
}

async function tryOnce(
	input: string | URL | Request,
	init: RequestInit | undefined,
	signal: AbortSignal,
): Promise<Response | unknown> {
	try {
		return await fetch(input, { ...init, signal });
	} catch (error) {
		return error;
	}
}

function giveUp(result: Response | unknown): Response {
	const cause = result instanceof Response ? `status ${result.status}` : describe(result);
	return new Response(null, { status: 424, headers: { "x-nf-error": `store failed: ${cause}` } });
}

function describe(error: unknown): string {
	const { message, cause } = error as { message?: string; cause?: { code?: string } };
	return [message, cause?.code].filter(Boolean).join(" ");
}

/**
 * Writes a record unless its place is taken, and gives back what stands there. Writing twice at the same moment
 * is harmless: the key carries the identity, so both write the same.
 */
export async function writeOnce<Entry>(store: Store, key: string, entry: Entry): Promise<Entry> {
	const known = (await store.get(key, { type: "json" })) as Entry | null;
	if (known) return known;
	await store.setJSON(key, entry);
	return entry;
}
