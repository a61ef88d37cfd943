import type { DeployContext } from "../site.ts";
import { deleteRecord, listKeys, type OpenStore, storesOf } from "./blobs.ts";
import { hour, keyOf } from "./identity.ts";
import { listEnquiries } from "./list.ts";
import { forgetClaims } from "./strangers.ts";

/**
 * Deletes enquiries with everything that belongs to them. A record goes last, so that one which could not be deleted
 * whole is still listed.
 */
export async function deleteEnquiries(open: OpenStore, ids: readonly string[]): Promise<void> {
	const deleteBelow = async (kind: "photos" | "announcements", name: string) => {
		for (const key of await listKeys(open(kind), `${name}/`)) await open(kind).delete(key);
	};
	for (const id of ids) {
		// A corrected enquiry has the same key, and so the same photos.
		const sameKey = await listKeys(open("enquiries"), `${keyOf(id)}-`);
		if (sameKey.every((other) => other === id)) await deleteBelow("photos", keyOf(id));
		await deleteBelow("announcements", id);
		await open("notes").delete(id);
		await deleteRecord(open, "enquiries", id);
	}
	// It keeps what it has read.
	await listEnquiries(open);
}

/** Milliseconds after which nobody is told of an enquiry any more, and notes of that have no use: eight days. */
const tellable = 8 * 24 * hour;

/**
 * Deletes what is kept for a time only: who had mail, over which channels enquiries of more than a week ago were sent,
 * and, when the owner has set ENQUIRY_KEEP_MONTHS, enquiries older than that.
 */
export async function forgetOld(context: DeployContext): Promise<void> {
	const open = storesOf(context);
	await forgetClaims(open);
	// Before the list: what came since is in neither.
	const notes = new Set(await listKeys(open("announcements")));
	const { enquiries, unread } = await listEnquiries(open);
	const listBefore = (moment: number) =>
		enquiries.filter(({ submittedAt }) => Date.parse(submittedAt) < moment).map(({ id }) => id);
	const known = new Set([...enquiries.map(({ id }) => id), ...unread]);
	const untellable = new Set(listBefore(Date.now() - tellable));
	for (const name of notes) {
		const [id = ""] = name.split("/", 1);
		// A try that nothing settled says that somebody was not told.
		const isOpen = name.endsWith(".try") && !notes.has(name.slice(0, -".try".length));
		if (!known.has(id) || (untellable.has(id) && !isOpen)) await open("announcements").delete(name);
	}
	const months = Number(process.env.ENQUIRY_KEEP_MONTHS);
	if (!Number.isInteger(months) || months < 1) return;
	const moment = new Date();
	const day = moment.getUTCDate();
	moment.setUTCMonth(moment.getUTCMonth() - months);
	// 31 February would be 3 March, and what came in between would go too early.
	if (moment.getUTCDate() !== day) moment.setUTCDate(0);
	const old = listBefore(moment.getTime());
	await deleteEnquiries(open, old);
	if (old.length) console.log(JSON.stringify({ event: "deleted by age", count: old.length }));
}
