import { createHash } from "node:crypto";
import type { Store } from "@netlify/blobs";
import { type DeployContext, openStore } from "./blobs.ts";
import { hour, keyOf } from "./identity.ts";
import { listEnquiries, noteChange, type OpenStore, takeChanges } from "./list.ts";
import type { Enquiry } from "./records.ts";
import { forgetClaims } from "./strangers.ts";

/** The moment so many months ago. */
export function monthsBefore(months: number, now = new Date()): Date {
	const moment = new Date(now);
	moment.setUTCMonth(moment.getUTCMonth() - months);
	return moment;
}

/** The enquiries that came before a moment. */
export async function listBefore(open: OpenStore, moment: Date): Promise<Enquiry[]> {
	const { enquiries } = await listEnquiries(open);
	return enquiries.filter(({ submittedAt }) => new Date(submittedAt) < moment);
}

/**
 * Deletes enquiries with everything that belongs to them. A record goes last, so that one which could not be deleted
 * whole is still listed.
 */
export async function deleteEnquiries(open: OpenStore, ids: readonly string[]): Promise<void> {
	const enquiries = open("enquiries");
	for (const id of ids) {
		const { blobs: sameKey } = await enquiries.list({ prefix: `${keyOf(id)}-` });
		// A corrected enquiry has the same key, and so the same photos.
		if (sameKey.every(({ key }) => key === id)) await deleteBelow(open("photos"), keyOf(id));
		await deleteBelow(open("announcements"), id);
		await open("notes").delete(id);
		await markDeleted(open, id);
		await enquiries.delete(id);
		await noteChange(open, { id, now: {}, isDeleted: true });
	}
	await takeChanges(open);
}

async function deleteBelow(store: Store, name: string): Promise<void> {
	const { blobs } = await store.list({ prefix: `${name}/` });
	for (const { key } of blobs) await store.delete(key);
}

/** Deletes a newsletter reader. */
export async function deleteReader(open: OpenStore, id: string): Promise<void> {
	await markDeleted(open, id);
	await open("subscribers").delete(id);
}

/** Leaves a mark of what was deleted, so that no backup brings it back: a code of its name, and the time. */
function markDeleted(open: OpenStore, id: string): Promise<unknown> {
	return open("deleted").set(markOf(id), new Date().toISOString());
}

/** Name of the mark that a record's deletion leaves. */
export function markOf(id: string): string {
	return createHash("sha256").update(id).digest("hex");
}

/** Milliseconds after which nobody is told of an enquiry any more, and notes of that have no use: eight days. */
const tellable = 8 * 24 * hour;

/**
 * Deletes what is kept for a time only: who had mail, over which channels enquiries of more than a week ago were sent,
 * and, when the owner has set ENQUIRY_KEEP_MONTHS, enquiries older than that.
 */
export async function forgetOld(context: DeployContext, now = new Date()): Promise<void> {
	const open: OpenStore = (kind) => openStore(kind, context);
	await forgetClaims(context, now.getTime());
	await forgetNotes(open, new Date(now.getTime() - tellable));
	const months = Number(process.env.ENQUIRY_KEEP_MONTHS);
	if (!Number.isInteger(months) || months < 1) return;
	const old = await listBefore(open, monthsBefore(months, now));
	await deleteEnquiries(
		open,
		old.map(({ id }) => id),
	);
	if (old.length) console.log(JSON.stringify({ event: "deleted by age", count: old.length }));
}

/** Notes of tries that nothing settled stay: they say that somebody was not told. */
async function forgetNotes(open: OpenStore, moment: Date): Promise<void> {
	const old = new Set((await listBefore(open, moment)).map(({ id }) => id));
	const { blobs } = await open("announcements").list();
	const names = new Set(blobs.map(({ key }) => key));
	for (const name of names) {
		const isOld = old.has(name.split("/", 1)[0] ?? "");
		const isOpen = name.endsWith(".try") && !names.has(name.slice(0, -".try".length));
		if (isOld && !isOpen) await open("announcements").delete(name);
	}
}
