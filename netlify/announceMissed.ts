import type { Store } from "@netlify/blobs";
import { announce, findWebhook, warnUnannounced } from "./announcement.ts";
import { isBefore, isEnquiryId } from "./identity.ts";
import { type Enquiry, enquirySchema } from "./records.ts";
import { type DeployContext, openStore, readEntry, waitForStore } from "./store.ts";

/**
 * Milliseconds after which a run begins no further enquiry. The host stops scheduled functions after 30 s; the last
 * enquiry takes at most 11 s: 4 s to read it, 3 s for the webhook, 4 s to record that it was sent.
 */
const budget = 15_000;
/** Milliseconds for one call to the store. */
const storePatience = 4000;
/** Milliseconds. Older enquiries predate the webhook and are no longer news. */
const oldest = 7 * 24 * 3_600_000;

/**
 * Announces enquiries of the last seven days that the webhook has not received, the newest first, so that an
 * enquiry on which the webhook hangs does not hold up new ones.
 * @returns how many were announced
 */
export async function announceMissed(context: DeployContext): Promise<number> {
	if (!findWebhook()) return 0;
	const end = Date.now() + budget;
	const since = Date.now() - oldest;
	const enquiries = openStore("enquiries", context);
	const lists = Promise.all([openStore("announcements", context).list(), enquiries.list()]);
	const [told, stored] = await waitForStore(lists, budget);
	const known = new Set(told.blobs.map(({ key }) => key));
	const missed = stored.blobs
		.map(({ key }) => key)
		.filter((key) => isEnquiryId(key) && !known.has(key) && !isBefore(key, since));
	let announced = 0;
	for (const key of missed.sort().reverse()) {
		if (Date.now() > end) break;
		const enquiry = await read(enquiries, key);
		if (!enquiry || Date.parse(enquiry.submittedAt) < since) continue;
		if (await announce(enquiry, context, storePatience)) announced++;
	}
	return announced;
}

/** An enquiry; one that cannot be read waits for the next run and does not hold up the others. */
async function read(enquiries: Store, key: string): Promise<Enquiry | undefined> {
	try {
		return await waitForStore(readEntry(enquiries, key, enquirySchema), storePatience);
	} catch (error) {
		warnUnannounced(key, error);
		return undefined;
	}
}
