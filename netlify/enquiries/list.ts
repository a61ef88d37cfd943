import { v7 } from "uuid";
import * as z from "zod/mini";
import {
	listKeys,
	type OpenStore,
	parseEntry,
	readEntries,
	readEntry,
	readTexts,
	waitFor,
} from "./blobs.ts";
import { isEnquiryId, keyOf } from "./identity.ts";
import { type Enquiry, enquirySchema } from "./records.ts";

/*
 * The list of enquiries is one entry of the store `index`: thousands are opened by one read. What happens to an enquiry
 * is noted beside it under `changes/`, in the order of time, and is taken into the list later. The list is made from the
 * other stores and can be made anew from them.
 */

/** How far the owner is with an enquiry. */
export const stages = ["new", "called", "measured", "quoted", "done", "spam"] as const;
export type Stage = (typeof stages)[number];

/** What the owner adds to an enquiry; an entry of the store `notes`. */
export const noteSchema = z.object({
	stage: z._default(z.enum(stages), "new"),
	note: z._default(z.string(), ""),
});

const rowSchema = z.extend(enquirySchema, {
	...noteSchema.shape,
	/** How many there are, and when the last came. */
	photos: z._default(z.number(), 0),
	photosAt: z.optional(z.iso.datetime()),
});

export type Row = z.infer<typeof rowSchema>;

const changeSchema = z.object({
	id: z.string(),
	/** Fields of the row, which is checked once they are in it. */
	now: z.optional(z.record(z.string(), z.unknown())),
});

const name = "enquiries";
const changes = "changes/";
/** Changes after which the next reader takes them into the list. */
const mostChanges = 40;
/** Milliseconds for keeping what was read. */
const longestSave = 2000;
/** Milliseconds that reading records may take where there is no list yet. */
const longestFirst = 5000;
/** Milliseconds in which a new record's name may be missing where names are listed. */
const settling = 600_000;

/**
 * Notes for the list what has happened to an enquiry.
 * @param now what is different now, a new enquiry whole; absent of one that was deleted
 */
export async function noteChange(open: OpenStore, id: string, now?: Partial<Row>): Promise<void> {
	await open("index").setJSON(`${changes}${v7()}`, { id, now });
}

/** Notes a new enquiry, and that it was deleted where that was quicker. */
export async function noteNew(open: OpenStore, enquiry: Enquiry): Promise<void> {
	const { id } = enquiry;
	await noteChange(open, id, enquiry);
	if ((await open("enquiries").getMetadata(id)) !== null) return;
	await noteChange(open, id);
	await takeChanges(open);
}

/** All enquiries, new ones by the server's clock first, without a look at any record. */
export async function readRows(open: OpenStore): Promise<Row[]> {
	const list = await load(open);
	if (!list.isKept) return (await listEnquiries(open, longestFirst)).enquiries;
	if (list.taken.length > mostChanges) await save(open, list);
	return sort(list.rows);
}

/** Takes changes into the list now, so that nothing is left of what was deleted. */
export async function takeChanges(open: OpenStore): Promise<void> {
	const list = await load(open);
	if (list.taken.length) await save(open, list);
}

/**
 * The same compared with the records there are: one that the list has missed is read, and what is gone leaves it.
 * @param longest milliseconds after which no further record is read
 * @returns also the names of records that are damaged, could not be read, or for which there was no time
 */
export async function listEnquiries(
	open: OpenStore,
	longest = Number.POSITIVE_INFINITY,
): Promise<{ enquiries: Row[]; unread: string[] }> {
	const end = Date.now() + longest;
	// Before the names: a record is written before the list hears of it.
	const list = await load(open);
	const ids = new Set((await listKeys(open("enquiries"))).filter(isEnquiryId));
	const { rows } = list;
	const isGone = ({ id, submittedAt }: Row) =>
		!ids.has(id) && Date.now() - Date.parse(submittedAt) >= settling;
	const gone = [...rows.values()].filter(isGone);
	for (const { id } of gone) rows.delete(id);
	let isChanged = list.taken.length > 0 || gone.length > 0 || !list.isKept;
	const unread = new Set([...ids].filter((id) => !rows.has(id)));
	for await (const [id, enquiry] of readEntries(open("enquiries"), [...unread], enquirySchema)) {
		if (enquiry) {
			const note = await readEntry(open("notes"), id, noteSchema);
			const photos = (await listPhotos(open, keyOf(id))).length;
			rows.set(id, { ...enquiry, id, ...(note ?? noteSchema.parse({})), photos });
			unread.delete(id);
			isChanged = true;
		}
		if (Date.now() > end) break;
	}
	if (isChanged) await save(open, list);
	return { enquiries: sort(rows), unread: [...unread] };
}

export function listPhotos(open: OpenStore, key: string): Promise<string[]> {
	return listKeys(open("photos"), `${key}/`);
}

interface List {
	rows: Map<string, Row>;
	isKept: boolean;
	/** Version of the entry that was read, where the store has them. */
	etag?: string;
	/** Names of the changes in it, the oldest first. */
	taken: string[];
}

async function load(open: OpenStore): Promise<List> {
	const index = open("index");
	const names = (await listKeys(index, changes)).sort();
	const taken: string[] = [];
	const read: z.infer<typeof changeSchema>[] = [];
	for await (const [key, text] of readTexts(index, names)) {
		// One that cannot be read just now waits, and so does what came after it.
		if (!text) break;
		taken.push(key);
		const change = parseEntry(text, changeSchema);
		if (change) read.push(change);
	}
	// After the changes: one that is gone by now is in the list.
	const entry = await index.getWithMetadata(name, { type: "text" });
	const kept = parseEntry(entry?.data ?? "", z.array(rowSchema));
	const rows = new Map(kept?.map((row) => [row.id, row]));
	for (const { id, now } of read) {
		const row = z.safeParse(rowSchema, { ...rows.get(id), ...now }).data;
		if (!now) rows.delete(id);
		else if (row) rows.set(id, row);
	}
	return { rows, isKept: kept !== undefined, etag: entry?.etag, taken };
}

/** Without it the next call reads more; where another was quicker, its list stays. */
async function save(open: OpenStore, { rows, etag, taken }: List): Promise<void> {
	const index = open("index");
	const written = index.setJSON(name, [...rows.values()], etag ? { onlyIfMatch: etag } : {});
	const saved = written.then(async ({ modified }) => {
		if (modified) for (const key of taken) await index.delete(key);
	});
	await waitFor(saved, longestSave).catch(() => undefined);
}

function sort(rows: Map<string, Row>): Row[] {
	return [...rows.values()].sort((a, b) => (a.submittedAt < b.submittedAt ? 1 : -1));
}
