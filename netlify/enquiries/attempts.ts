import * as z from "zod/mini";
import { type DeployContext, openStore, pause, readEntry, waitForStore } from "./blobs.ts";
import { type Channel, minute, type NotSent } from "./channels/channel.ts";
import type { Enquiry } from "./records.ts";

/*
 * An enquiry is settled with a channel once it was sent or need not be: `{id}/{channel}` in the store says so. Before that
 * `{id}/{channel}.try` says when the last try began, so that another call leaves it alone, and how it ended; as long as it
 * stands alone, somebody has not been told. A try that ended without a word, as when the function was stopped, may have
 * arrived: such a one is repeated once.
 */

/** Milliseconds in which tries begun at one moment reach the store. */
const settling = 250;
/** Milliseconds for one step with the store, unless a run has less. */
const usualPatience = 10_000;
/** Tries that may have arrived. */
const mostUnsure = 2;

const trySchema = z.object({
	/** Tells a call whether the try is its own. */
	token: z.string(),
	startedAt: z.iso.datetime(),
	tries: z.number(),
	/** How many of them may have arrived. */
	unsure: z.number(),
	/** Why the last one failed. */
	cause: z.optional(z.string()),
	/** No other follows. */
	isLast: z.optional(z.boolean()),
});
type Try = z.infer<typeof trySchema>;

/** When a run began, and how many milliseconds it has for one step with the store. */
export interface Run {
	now?: number;
	patience?: number;
}

export const settledName = (id: string, channel: string) => `${id}/${channel}`;
const tryName = (id: string, channel: string) => `${id}/${channel}.try`;

/** Notes that nothing more is to be sent of an enquiry over a channel. */
export async function settle(
	id: string,
	channel: string,
	context: DeployContext,
	patience = usualPatience,
): Promise<void> {
	const store = openStore("announcements", context);
	const done = store.set(settledName(id, channel), new Date().toISOString());
	await waitForStore(
		done.then(() => store.delete(tryName(id, channel))),
		patience,
	);
}

/** Notes that somebody was not told of an enquiry in another way, and why. */
export async function noteFailure(
	id: string,
	channel: string,
	context: DeployContext,
	cause: string,
): Promise<void> {
	const startedAt = new Date().toISOString();
	const failed: Try = { token: "", startedAt, tries: 1, unsure: 0, cause, isLast: true };
	const noted = openStore("announcements", context).setJSON(tryName(id, channel), failed);
	await waitForStore(noted, usualPatience);
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
	{ now = Date.now(), patience = usualPatience }: Run = {},
): Promise<boolean> {
	const { id } = enquiry;
	const begun = await waitForStore(begin(channel, id, context, now), patience);
	if (!begun) return false;
	try {
		await channel.send(enquiry, context);
	} catch (error) {
		const { message, outcome = "later" } = error as Partial<NotSent>;
		const ended: Try = { ...begun, cause: message };
		if (outcome !== "unsure") ended.unsure--;
		if (outcome === "never") ended.isLast = true;
		const noted = openStore("announcements", context).setJSON(tryName(id, channel.name), ended);
		await waitForStore(noted, patience).catch(() => undefined);
		throw error;
	}
	await settle(id, channel.name, context, patience);
	return true;
}

/** Notes that a try begins. Of calls at one moment the last to write begins. */
async function begin(
	channel: Channel,
	id: string,
	context: DeployContext,
	now: number,
): Promise<Try | undefined> {
	const store = openStore("announcements", context);
	const name = tryName(id, channel.name);
	const [last, settledAt] = await Promise.all([
		readEntry(store, name, trySchema),
		store.get(settledName(id, channel.name)),
	]);
	if (settledAt || (last && !isDue(last, channel, now))) return;
	const begun: Try = {
		token: crypto.randomUUID(),
		startedAt: new Date(now).toISOString(),
		tries: (last?.tries ?? 0) + 1,
		unsure: (last?.unsure ?? 0) + 1,
	};
	// The local store takes several as the first at one moment; hence the second look.
	const { modified } = await store.setJSON(name, begun, last ? {} : { onlyIfNew: true });
	if (!modified) return;
	await pause(settling);
	const held = await readEntry(store, name, trySchema);
	return held?.token === begun.token ? begun : undefined;
}

function isDue({ startedAt, tries, unsure, isLast }: Try, { pauses }: Channel, now: number) {
	if (isLast || unsure >= mostUnsure) return false;
	const after = pauses[Math.min(tries, pauses.length) - 1] ?? 0;
	// A run comes a little early at times.
	return now - Date.parse(startedAt) > after - minute;
}

/** Whether an enquiry may have been sent over a channel and is not sent again, because it could come for ever. */
export async function isUnsure(
	id: string,
	channel: string,
	context: DeployContext,
): Promise<boolean> {
	const store = openStore("announcements", context);
	const last = await readEntry(store, tryName(id, channel), trySchema);
	return last !== undefined && last.unsure >= mostUnsure;
}
