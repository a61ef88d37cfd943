import { announce, findWebhook } from "./announcement.ts";
import { isEnquiryId } from "./identity.ts";
import { enquirySchema } from "./records.ts";
import { type DeployContext, openStore, readEntry } from "./store.ts";

/** Milliseconds one run may take; the host stops scheduled functions after 30 s. */
const budget = 20_000;

/**
 * Announces stored enquiries that the webhook has not been told of, the oldest first. One that fails again
 * does not stand in the way of the others; it is tried at every run.
 * @returns how many were announced
 */
export async function announceMissed(context: DeployContext): Promise<number> {
	if (!findWebhook()) return 0;
	const end = Date.now() + budget;
	const { blobs: told } = await openStore("announcements", context).list();
	const known = new Set(told.map(({ key }) => key));
	const { blobs } = await openStore("enquiries", context).list();
	const missed = blobs.map(({ key }) => key).filter((key) => isEnquiryId(key) && !known.has(key));
	let announced = 0;
	for (const key of missed.sort()) {
		if (Date.now() > end) break;
		const enquiry = await readEntry(openStore("enquiries", context), key, enquirySchema);
		if (enquiry && (await announce(enquiry, context))) announced++;
	}
	return announced;
}
