import { createHash } from "node:crypto";
import { getStore, type Store } from "@netlify/blobs";
import * as z from "zod/mini";
import { toRefusal } from "../requests/requests.ts";
import { type DeployContext, describeCause, nameContext } from "../site.ts";

/**
 * Enquiries, the owner's notes on them, newsletter readers, over which channels enquiries were sent, which strangers had
 * mail, photos, marks of what was deleted, the list of enquiries, and what signs the owner in.
 */
export const storeKinds = [
	"enquiries",
	"notes",
	"subscribers",
	"announcements",
	"mailed",
	"photos",
	"deleted",
	"index",
	"access",
] as const;
export type StoreKind = (typeof storeKinds)[number];

/** Opens a store of the deploy, or of the site, that is being looked at. */
export type OpenStore = (kind: StoreKind) => Store;

/**
 * Milliseconds that a request's work with the store may take: well before the host stops the function, after 60 s on
 * Netlify and 30 s on its local runtime.
 */
export const longestWork = 15_000;

/** Name of a store: the plain name for live data, a separate one for every other deploy context. */
export function storeName(kind: StoreKind, context: DeployContext): string {
	const name = nameContext(context);
	return name === "production" ? kind : `${kind}-${name}`;
}

/** A deploy's stores, with strong consistency; open them inside the handler, where the host has set their address. */
export function storesOf(context: DeployContext): OpenStore {
	return (kind) =>
		getStore({ name: storeName(kind, context), consistency: "strong", fetch: fetchWithRetries });
}

/** Milliseconds to wait before each try of a call; the library waits 5 s. */
const pauses = [0, 100, 400];

/**
 * Tries a call to the store up to three times. If all fail the answer is 424, the status at which the library
 * gives up instead of waiting 5 s and trying again.
 */
const fetchWithRetries: typeof fetch = async (input, init) => {
	let cause = "";
	for (const time of pauses) {
		if (time) await pause(time);
		const result = await fetch(input, init).catch((error: Error) => error);
		const isAnswer = result instanceof Response;
		if (isAnswer && result.status < 500 && result.status !== 429) return result;
		cause = isAnswer ? `status ${result.status}` : describeCause(result);
	}
	return new Response(null, { status: 424, headers: { "x-nf-error": `store failed: ${cause}` } });
};

export function pause(time: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, time));
}

/** The text under a key; empty if there is none. */
export async function readText(store: Store, key: string): Promise<string> {
	return (await store.get(key, { type: "text" })) ?? "";
}

/** The entry under a key; undefined if there is none or it is damaged. */
export async function readEntry<Schema extends z.core.$ZodType>(
	store: Store,
	key: string,
	schema: Schema,
): Promise<z.output<Schema> | undefined> {
	return parseEntry(await readText(store, key), schema);
}

/** An entry's text as what it stands for; undefined if it is damaged. */
export function parseEntry<Schema extends z.core.$ZodType>(text: string, schema: Schema) {
	try {
		return z.safeParse(schema, JSON.parse(text)).data;
	} catch {
		return undefined;
	}
}

const atOnce = 20;

/** The entries under these keys, in their order; undefined for one that is damaged, gone, or could not be read. */
export async function* readEntries<Schema extends z.core.$ZodType>(
	store: Store,
	keys: readonly string[],
	schema: Schema,
): AsyncGenerator<[key: string, entry: z.output<Schema> | undefined]> {
	for (let at = 0; at < keys.length; at += atOnce) {
		const read = keys.slice(at, at + atOnce).map(async (key) => {
			const entry = await readEntry(store, key, schema).catch(() => undefined);
			return [key, entry] as [string, typeof entry];
		});
		yield* await Promise.all(read);
	}
}

export async function listKeys(store: Store, prefix = ""): Promise<string[]> {
	return (await store.list({ prefix })).blobs.map(({ key }) => key);
}

/**
 * Waits for work, but not forever. The work itself is not aborted: the local store would keep what has arrived of an
 * aborted write, and a write that succeeds late still saves an enquiry.
 * @throws `late` after so many milliseconds
 */
export async function waitFor<Result>(
	work: Promise<Result>,
	longest = longestWork,
	late: unknown = new Error(`store gave no answer in ${longest} ms`),
): Promise<Result> {
	let timer: NodeJS.Timeout | undefined;
	const end = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(reject, longest, late);
	});
	return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

/**
 * Waits for work with the store as long as a request may.
 * @param fields what the log says of a failure, without personal data
 * @throws Refusal 503 once the failure is logged
 */
export async function logFailure<Result>(fields: object, work: Promise<Result>): Promise<Result> {
	return waitFor(work).catch(async (error) => {
		throw await toRefusal(error, "not stored", fields);
	});
}

/** Deletes a record and leaves a mark, so that no backup brings it back: a code of its name, and the time. */
export async function deleteRecord(
	open: OpenStore,
	kind: "enquiries" | "subscribers",
	id: string,
): Promise<void> {
	await open("deleted").set(markOf(id), new Date().toISOString());
	await open(kind).delete(id);
}

/** Name of the mark that a record's deletion leaves. */
export function markOf(id: string): string {
	return createHash("sha256").update(id).digest("hex");
}
