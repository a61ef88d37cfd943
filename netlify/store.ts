import { getStore, type Store } from "@netlify/blobs";
import * as z from "zod/mini";

/** The kinds of thing kept: enquiries, newsletter readers, and which enquiries the owner's webhook was told of. */
export type StoreKind = "enquiries" | "subscribers" | "announcements";

/** What a function is told about the deploy it belongs to. */
export interface DeployContext {
	deploy?: { context?: string };
}

/**
 * Milliseconds that a request's work with the store may take. With the 10 s for its body this ends before the
 * host would end it: after 60 s on Netlify, after 30 s on its local runtime.
 */
export const patience = 15_000;
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
	return getStore({ name: storeName(kind, context), consistency: "strong", fetch: fetchSoon });
}

/**
 * Tries a call to the store up to three times. One that fails for good is answered with 424, the status at
 * which the library gives up instead of waiting 5 s and trying again.
 */
const fetchSoon: typeof fetch = async (input, init) => {
	for (let tried = 0; ; tried++) {
		const result = await fetch(input, init).catch((error: Error) => error);
		if (result instanceof Response && result.status < 500 && result.status !== 429) return result;
		const pause = pauses[tried];
		if (pause === undefined) return giveUp(result);
		await new Promise((resolve) => setTimeout(resolve, pause));
	}
};

function giveUp(result: Response | Error): Response {
	const cause = result instanceof Response ? `status ${result.status}` : describeCause(result);
	return new Response(null, {
		status: 424,
		headers: { "x-nf-error": `store failed: ${cause}` },
	});
}

/** What went wrong, with the system's code: `fetch failed ECONNREFUSED`. */
export function describeCause({ message, cause }: Error): string {
	const { code } = (cause ?? {}) as { code?: string };
	return code ? `${message} ${code}` : message;
}

/** The entry of a key; undefined when there is none, or when it is damaged. */
export async function readEntry<Schema extends z.core.$ZodType>(
	store: Store,
	key: string,
	schema: Schema,
): Promise<z.output<Schema> | undefined> {
	const text: string | null = await store.get(key, { type: "text" });
	try {
		return z.safeParse(schema, JSON.parse(text ?? "")).data;
	} catch {
		return undefined;
	}
}

/**
 * Waits for work with the store, but not for ever. The work itself is not broken off: the local store would keep
 * what has arrived of a broken write, and a write that comes through late is one enquiry saved.
 */
export async function waitForStore<Result>(
	work: Promise<Result>,
	longest = patience,
): Promise<Result> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error(`store gave no answer in ${longest} ms`)), longest);
	});
	return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
