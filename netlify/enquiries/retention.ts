import type { Store } from "@netlify/blobs";
import { type DeployContext, openStore, readEntry, type StoreKind } from "./blobs.ts";
import { isEnquiryId, keyOf, readTime } from "./identity.ts";
import { type Enquiry, enquirySchema } from "./records.ts";
import { forgetClaims } from "./strangers.ts";

type OpenStore = (kind: StoreKind) => Store;

/** Milliseconds: a key may have been made a day ahead of the server's clock. */
const day = 24 * 3_600_000;

/** The moment so many months ago. */
export function monthsBefore(months: number, now = new Date()): Date {
	const moment = new Date(now);
	moment.setUTCMonth(moment.getUTCMonth() - months);
	return moment;
}

/** The enquiries that came before a moment, without reading those whose name tells that they did not. */
export async function listBefore(open: OpenStore, moment: Date): Promise<Enquiry[]> {
	const store = open("enquiries");
	const { blobs } = await store.list();
	const found: Enquiry[] = [];
	for (const { key } of blobs) {
		if (!isEnquiryId(key) || (readTime(key) ?? 0) > moment.getTime() + day) continue;
		const enquiry = await readEntry(store, key, enquirySchema);
		if (enquiry && new Date(enquiry.submittedAt) < moment) found.push(enquiry);
	}
	return found;
}

/**
 * Deletes an enquiry with everything that belongs to it. The record goes last, so that one which could not be deleted
 * whole is still listed.
 */
export async function deleteEnquiry(open: OpenStore, id: string): Promise<void> {
	const enquiries = open("enquiries");
	const { blobs: sameKey } = await enquiries.list({ prefix: `${keyOf(id)}-` });
	// A corrected enquiry has the same key, and so the same photos.
	if (sameKey.every(({ key }) => key === id)) await deleteBelow(open("photos"), keyOf(id));
	await deleteBelow(open("announcements"), id);
	await enquiries.delete(id);
}

async function deleteBelow(store: Store, name: string): Promise<void> {
	const { blobs } = await store.list({ prefix: `${name}/` });
	for (const { key } of blobs) await store.delete(key);
}

/**
 * Deletes what is kept for a time only: who had mail, and enquiries older than ENQUIRY_KEEP_MONTHS, when the
 * owner has set it.
 */
export async function forgetOld(context: DeployContext, now = new Date()): Promise<void> {
	const open: OpenStore = (kind) => openStore(kind, context);
	await forgetClaims(context, now.getTime());
	const months = Number(process.env.ENQUIRY_KEEP_MONTHS);
	if (!Number.isInteger(months) || months < 1) return;
	const old = await listBefore(open, monthsBefore(months, now));
	for (const { id } of old) await deleteEnquiry(open, id);
	if (old.length) console.log(JSON.stringify({ event: "deleted by age", count: old.length }));
}
