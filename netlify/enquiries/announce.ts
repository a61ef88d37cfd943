import type { Store } from "@netlify/blobs";
import { type DeployContext, describeCause, openStore, readEntry, waitForStore } from "./blobs.ts";
import { type Channel, week } from "./channels/channel.ts";
import { email, receipt, sendDigest } from "./channels/email.ts";
import { webhook } from "./channels/webhook.ts";
import { isBefore, isEnquiryId } from "./identity.ts";
import { type Enquiry, enquirySchema } from "./records.ts";

const channels = [email, webhook, receipt];
const digest = "digest";

/**
 * Milliseconds after which a run begins no further enquiry. The host stops scheduled functions after 30 s; the last
 * enquiry takes at most 14 s: 4 s to read it, 6 s to send it, 4 s to record that it was sent.
 */
const budget = 14_000;
/** Milliseconds for one call to the store in such a run. */
const storePatience = 4000;
/** Milliseconds in which the call that stored an enquiry may still be sending it. */
const underWay = 60_000;

/** Name under which it is recorded that an enquiry was sent. */
const recordName = (id: string, channel: string) => `${id}/${channel}`;

/**
 * Announces an enquiry that was just stored. Of several calls that stored it at the same moment, as after a double press
 * without script, only the first to note that it has begun sends it.
 */
export async function announceNew(enquiry: Enquiry, context: DeployContext): Promise<void> {
	if (!channels.some((channel) => channel.isSet())) return;
	const store = openStore("announcements", context);
	const note = store.set(recordName(enquiry.id, "begun"), "", { onlyIfNew: true });
	const { modified } = await waitForStore(note, storePatience).catch(() => ({ modified: true }));
	if (modified) await announce(enquiry, context);
}

/**
 * Sends an enquiry over the channels that the owner has set, and records it. Never fails: the scheduled function sends
 * later what could not be sent now.
 * @param options `longest`: milliseconds that recording it may take
 * @returns over how many channels it was sent and recorded
 */
async function announce(
	enquiry: Enquiry,
	context: DeployContext,
	over: readonly Channel[] = channels.filter((channel) => channel.isSet()),
	{ longest, now = Date.now() }: { longest?: number; now?: number } = {},
): Promise<number> {
	const sent = over.map(async (channel) => {
		try {
			const age = now - Date.parse(enquiry.submittedAt);
			const isFor = channel.takes(enquiry) && age < channel.goodFor;
			if (isFor) await channel.send(enquiry, context);
			const name = recordName(enquiry.id, channel.name);
			const record = openStore("announcements", context).set(name, new Date().toISOString());
			await waitForStore(record, longest);
			return isFor;
		} catch (error) {
			warn(enquiry.id, error);
			return false;
		}
	});
	return (await Promise.all(sent)).filter(Boolean).length;
}

/**
 * Sends what a channel has not been sent yet, the newest first, so that an enquiry on which a channel hangs does not
 * hold up new ones.
 * @returns how many enquiries were sent
 */
export async function announceMissed(context: DeployContext, now = Date.now()): Promise<number> {
	const over = channels.filter((channel) => channel.isSet());
	if (!over.length) return 0;
	const end = Date.now() + budget;
	let count = 0;
	const names = over.map(({ name }) => name);
	for await (const [enquiry, done] of readRecent(context, now, names)) {
		if (Date.now() > end) break;
		if (now - Date.parse(enquiry.submittedAt) < underWay) continue;
		const missing = over.filter(({ name }) => !done.has(name));
		if (await announce(enquiry, context, missing, { longest: storePatience, now })) count++;
	}
	return count;
}

/**
 * Tells the owner of the marked enquiries of the last seven days that no digest has been made of, as many as a run has
 * time for.
 * @returns how many
 */
export async function announceMarked(context: DeployContext, now = Date.now()): Promise<number> {
	if (!email.isSet()) return 0;
	const end = Date.now() + budget / 2;
	const recent: Enquiry[] = [];
	for await (const [enquiry] of readRecent(context, now, [digest])) {
		recent.push(enquiry);
		if (Date.now() > end) break;
	}
	const marked = recent.filter(({ suspected }) => suspected.length);
	if (marked.length) await sendDigest(marked);
	const store = openStore("announcements", context);
	const sentAt = new Date().toISOString();
	// The others too: nobody has to look at them again.
	await Promise.all(recent.map(({ id }) => store.set(recordName(id, digest), sentAt)));
	return marked.length;
}

/**
 * The enquiries of the last seven days that some of these channels have not had, the newest first, each with those that
 * have.
 */
async function* readRecent(context: DeployContext, now: number, over: readonly string[]) {
	const since = now - week;
	const enquiries = openStore("enquiries", context);
	const lists = Promise.all([openStore("announcements", context).list(), enquiries.list()]);
	const [announced, stored] = await waitForStore(lists, budget);
	const done = Map.groupBy(announced.blobs, ({ key }) => key.split("/", 1)[0]);
	const keys = stored.blobs.map(({ key }) => key);
	for (const key of keys.filter(isEnquiryId).sort().reverse()) {
		const channelsOf = new Set(done.get(key)?.map(({ key: name }) => name.split("/")[1]));
		if (over.every((name) => channelsOf.has(name)) || isBefore(key, since)) continue;
		const enquiry = await read(enquiries, key);
		if (enquiry && Date.parse(enquiry.submittedAt) >= since) yield [enquiry, channelsOf] as const;
	}
}

/** An enquiry; one that cannot be read waits for the next run and does not hold up the rest. */
async function read(enquiries: Store, key: string): Promise<Enquiry | undefined> {
	try {
		return await waitForStore(readEntry(enquiries, key, enquirySchema), storePatience);
	} catch (error) {
		warn(key, error);
	}
}

/** Logs that somebody has not been told of an enquiry, and why. */
function warn(id: string, error: unknown): void {
	const cause = describeCause(error as Error);
	console.warn(JSON.stringify({ event: "not announced", id, cause }));
}
