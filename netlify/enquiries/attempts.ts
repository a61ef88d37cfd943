import * as z from "zod/mini";
import type { DeployContext } from "../site.ts";
import {
	listKeys,
	type OpenStore,
	pause,
	readEntries,
	readEntry,
	storesOf,
	waitFor,
} from "./blobs.ts";
import { explain, type NotSent } from "./mail.ts";
import type { Enquiry } from "./records.ts";

/*
 * An enquiry is settled with a channel once it was sent or need not be: `{id}/{channel}` in the store says so. Before that
 * `{id}/{channel}.try` says when the last try began, so that another call leaves it alone, and how it ended; as long as it
 * stands alone, somebody has not been told. A try that ended without a word, as when the function was stopped, may have
 * arrived: such a one is repeated once.
 */

export const minute = 60_000;
/** Milliseconds: a week, in which the owner will have noticed that a channel fails. */
export const week = 7 * 24 * 60 * minute;

export interface Channel {
	/** Part of the name under which it is recorded that an enquiry was sent. */
	name: string;
	/** Whether the owner has set what it needs. */
	isSet(): boolean;
	/** Milliseconds after which an enquiry is no longer sent: it is older than the channel, or no news. */
	longest: number;
	/** Milliseconds between a try that failed and the next; the last one repeats. */
	pauses: readonly number[];
	takes(enquiry: Enquiry): boolean;
	/** Sends an enquiry within 15 s. @throws NotSent, with a message for the log */
	send(enquiry: Enquiry, context: DeployContext): Promise<void>;
}

/** Milliseconds in which tries begun at one moment reach the store. */
const settling = 250;
/** Milliseconds for one step with the store. */
export const longestStep = 3000;
/** Tries that may have arrived; after these there is none. */
const mostUnsure = 2;

const trySchema = z.object({
	/** Tells a call whether the try is its own. */
	token: z.string(),
	startedAt: z.iso.datetime(),
	tries: z.number(),
	/** How many of them may have arrived. */
	unsure: z.number(),
	cause: z.optional(z.string()),
});
type Try = z.infer<typeof trySchema>;

export const settledName = (id: string, channel: string) => `${id}/${channel}`;
const tryName = (id: string, channel: string) => `${id}/${channel}.try`;

/** Notes that nothing more is to be sent of an enquiry over a channel. */
export async function settle(id: string, channel: string, open: OpenStore): Promise<void> {
	const store = open("announcements");
	const done = store.set(settledName(id, channel), new Date().toISOString());
	const forgotten = done.then(() => store.delete(tryName(id, channel)));
	await waitFor(forgotten, longestStep);
}

function note(id: string, channel: string, open: OpenStore, ended: Try): Promise<unknown> {
	return waitFor(open("announcements").setJSON(tryName(id, channel), ended), longestStep);
}

/** Notes why the owner was not told of an enquiry by the morning's digest, which is tried again. */
export function noteFailure(id: string, channel: string, open: OpenStore, cause: string) {
	const startedAt = new Date().toISOString();
	return note(id, channel, open, { token: "", startedAt, tries: 1, unsure: mostUnsure, cause });
}

/**
 * Sends an enquiry over a channel and notes it, unless another call is at it or it is not time yet.
 * @returns whether it was sent
 * @throws when it was not, once that is noted
 */
export async function attempt(
	channel: Channel,
	enquiry: Enquiry,
	context: DeployContext,
	now = Date.now(),
): Promise<boolean> {
	const { id } = enquiry;
	const open = storesOf(context);
	const begun = await waitFor(begin(channel, id, open, now), longestStep);
	if (!begun) return false;
	try {
		await channel.send(enquiry, context);
	} catch (error) {
		const { message: cause, outcome = "later" } = error as Partial<NotSent>;
		const unsure = { later: begun.unsure - 1, unsure: begun.unsure, never: mostUnsure }[outcome];
		await note(id, channel.name, open, { ...begun, cause, unsure }).catch(() => undefined);
		throw error;
	}
	await settle(id, channel.name, open);
	return true;
}

/** Notes that a try begins. Of calls at one moment the last to write begins. */
async function begin(channel: Channel, id: string, open: OpenStore, now: number) {
	const store = open("announcements");
	const name = tryName(id, channel.name);
	const last = await readEntry(store, name, trySchema);
	if (last && !isDue(last, channel, now)) return;
	if (await store.get(settledName(id, channel.name))) return;
	const begun: Try = {
		token: crypto.randomUUID(),
		startedAt: new Date(now).toISOString(),
		tries: (last?.tries ?? 0) + 1,
		unsure: (last?.unsure ?? 0) + 1,
	};
	await store.setJSON(name, begun);
	await pause(settling);
	const held = await readEntry(store, name, trySchema);
	return held?.token === begun.token ? begun : undefined;
}

function isDue({ startedAt, tries, unsure }: Try, { pauses }: Channel, now: number) {
	const after = pauses[Math.min(tries, pauses.length) - 1] ?? 0;
	// A run comes a little early at times.
	return unsure < mostUnsure && now - Date.parse(startedAt) > after - minute;
}

/** Whether an enquiry may have been sent over a channel and is not sent again, because it could come for ever. */
export async function isUnsure(id: string, channel: string, open: OpenStore): Promise<boolean> {
	const last = await readEntry(open("announcements"), tryName(id, channel), trySchema);
	return (last?.unsure ?? 0) >= mostUnsure;
}

/** Notes that are read, the newest. */
export const mostRead = 60;

/** The enquiries of which a mail to the owner has failed, each with the reason in words. */
export async function findUntold(open: OpenStore): Promise<Map<string, string>> {
	const store = open("announcements");
	const mark = tryName("", "email");
	const names = (await listKeys(store)).filter((key) => key.endsWith(mark));
	const untold = new Map<string, string>();
	for await (const [name, last] of readEntries(store, names.sort().slice(-mostRead), trySchema))
		if (last?.cause) untold.set(name.slice(0, -mark.length), explain(last.cause));
	return untold;
}

/** Takes the mark from an enquiry that the owner has before the eyes: nobody need be told of it any more. */
export async function markSeen(open: OpenStore, id: string): Promise<void> {
	if ((await open("announcements").get(tryName(id, "email"))) !== null)
		await settle(id, "email", open);
}
