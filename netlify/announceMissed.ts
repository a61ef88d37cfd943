import { announce, findWebhook } from "./announcement.ts";
import { isBefore, isEnquiryId } from "./identity.ts";
import { enquirySchema } from "./records.ts";
import { type DeployContext, openStore, readEntry } from "./store.ts";

/** Milliseconds one run may take; the host stops scheduled functions after 30 s. */
const budget = 20_000;
/** Milliseconds. Older enquiries date from before there was a webhook, and are no longer news. */
const oldest = 7 * 24 * 3_600_000;

/**
 * Announces enquiries of the last seven days that the webhook has not been told of, the newest first, so that
 * an enquiry on which the webhook hangs does not hold up new ones.
 * @returns how many were announced
 */
export async function announceMissed(context: DeployContext): Promise<number> {
	if (!findWebhook()) return 0;
	const end = Date.now() + budget;
	const since = Date.now() - oldest;
	const { blobs: told } = await openStore("announcements", context).list();
	const known = new Set(told.map(({ key }) => key));
	const { blobs } = await openStore("enquiries", context).list();
	const missed = blobs
		.map(({ key }) => key)
		.filter((key) => isEnquiryId(key) && !known.has(key) && !isBefore(key, since));
	let announced = 0;
	for (const key of missed.sort().reverse()) {
		if (Date.now() > end) break;
		const enquiry = await readEntry(openStore("enquiries", context), key, enquirySchema);
		if (!enquiry || Date.parse(enquiry.submittedAt) < since) continue;
		if (await announce(enquiry, context)) announced++;
	}
	return announced;
}
