import type { Store } from "@netlify/blobs";
import * as z from "zod/mini";
import { readEntries, readEntry, type StoreKind, waitForStore } from "./blobs.ts";
import { isEnquiryId } from "./identity.ts";
import { type Enquiry, enquirySchema } from "./records.ts";

/** Opens a store of the deploy, or of the site, that is being looked at. */
export type OpenStore = (kind: StoreKind) => Store;

/** Name of the one entry of the store `index`. */
const name = "enquiries";
/** Characters of a message in the list. */
const excerpt = 500;
/** Milliseconds for keeping what was read. */
const patience = 2000;

interface List {
	/** The newest first by the server's clock, their messages shortened. */
	enquiries: Enquiry[];
	/** Names of records that are damaged, could not be read, or for which there was no time. */
	unread: string[];
}

/**
 * All enquiries. A record never changes, so what was once read is kept in one entry, and only names and new records are
 * read again; the names alone say what there is. A sender chooses the key in a record's name, so only its time, which is
 * ours, puts it in its place.
 * @param longest milliseconds after which no further record is read
 */
export async function listEnquiries(
	open: OpenStore,
	longest = Number.POSITIVE_INFINITY,
): Promise<List> {
	const [store, index] = [open("enquiries"), open("index")];
	const end = Date.now() + longest;
	const [{ blobs }, kept = []] = await Promise.all([
		store.list(),
		readEntry(index, name, z.array(enquirySchema)),
	]);
	const ids = new Set(blobs.map(({ key }) => key).filter(isEnquiryId));
	const known = new Map(kept.filter(({ id }) => ids.has(id)).map((row) => [row.id, row]));
	let isChanged = known.size !== kept.length;
	const unread = new Set([...ids].filter((id) => !known.has(id)));
	for await (const [id, enquiry] of readEntries(store, [...unread], enquirySchema)) {
		if (enquiry) {
			known.set(id, { ...enquiry, id, message: enquiry.message.slice(0, excerpt) });
			unread.delete(id);
			isChanged = true;
		}
		if (Date.now() > end) break;
	}
	const enquiries = [...known.values()].sort((a, b) => b.submittedAt.localeCompare(a.submittedAt));
	// Without it the next call reads more.
	if (isChanged)
		await waitForStore(index.setJSON(name, enquiries), patience).catch(() => undefined);
	return { enquiries, unread: [...unread] };
}
