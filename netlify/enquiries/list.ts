import * as z from "zod/mini";
import { listKeys, type OpenStore, parseEntry, readEntries, readText, waitFor } from "./blobs.ts";
import { isEnquiryId, keyOf } from "./identity.ts";
import { enquirySchema } from "./records.ts";

/*
 * The list of enquiries. The stores are asked for names alone: records and notes that were read before are kept in one
 * entry of the store `index`, which can be made anew from them. A record never changes; of a note that did the store
 * names another version.
 */

/** How far the owner is with an enquiry. */
export const stages = ["new", "called", "measured", "quoted", "done", "spam"] as const;

/** What the owner adds to an enquiry; an entry of the store `notes`. */
export const noteSchema = z.object({
	stage: z._default(z.enum(stages), "new"),
	note: z._default(z.string(), ""),
});

const rowSchema = z.extend(enquirySchema, {
	...noteSchema.shape,
	/** How many there are. */
	photos: z._default(z.number(), 0),
	/** Version of the note that was read. */
	noteVersion: z.optional(z.string()),
});

export type Row = z.infer<typeof rowSchema>;

const name = "enquiries";
/** Milliseconds for keeping what was read. */
const longestSave = 2000;

/**
 * All enquiries, new ones by the server's clock first.
 * @param longest milliseconds after which no further record or note is read
 * @returns also the names of records that are damaged, could not be read, or for which there was no time
 */
export async function listEnquiries(open: OpenStore, longest = Number.POSITIVE_INFINITY) {
	const end = Date.now() + longest;
	const [kept, names, notes, photos] = await Promise.all([
		readText(open("index"), name),
		listKeys(open("enquiries")),
		open("notes").list(),
		listKeys(open("photos")),
	]);
	const rows = new Map(parseEntry(kept, z.array(rowSchema))?.map((row) => [row.id, row]));
	const ids = names.filter(isEnquiryId);
	const unread = ids.filter((id) => !rows.has(id));
	for await (const [id, enquiry] of readEntries(open("enquiries"), unread, enquirySchema)) {
		if (enquiry) rows.set(id, rowSchema.parse({ ...enquiry, id }));
		if (Date.now() > end) break;
	}
	const versions = new Map(notes.blobs.map(({ key, etag }) => [key, etag]));
	const isChanged = (id: string) => rows.get(id)?.noteVersion !== versions.get(id);
	const changed = [...versions.keys()].filter((id) => rows.has(id) && isChanged(id));
	for await (const [id, note] of readEntries(open("notes"), changed, noteSchema)) {
		const row = rows.get(id);
		if (row && note) rows.set(id, { ...row, ...note, noteVersion: versions.get(id) });
		if (Date.now() > end) break;
	}
	const photosOf = Map.groupBy(photos, keyOf);
	const enquiries = ids
		.flatMap((id) => rows.get(id) ?? [])
		.map((row) => ({ ...row, photos: photosOf.get(keyOf(row.id))?.length ?? 0 }))
		.sort((a, b) => (a.submittedAt < b.submittedAt ? 1 : -1));
	const read = JSON.stringify(enquiries);
	// Where it cannot be kept the next call reads more.
	if (read !== kept) await waitFor(open("index").set(name, read), longestSave).catch(() => {});
	return { enquiries, unread: ids.filter((id) => !rows.has(id)) };
}

export function listPhotos(open: OpenStore, key: string): Promise<string[]> {
	return listKeys(open("photos"), `${key}/`);
}
