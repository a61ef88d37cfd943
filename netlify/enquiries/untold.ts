import * as z from "zod/mini";
import { readEntries } from "./blobs.ts";
import type { OpenStore } from "./list.ts";
import { explain } from "./mailFaults.ts";

/** End of the name of a note that the owner was not told by mail (attempts.ts). */
const mark = "/email.try";
const trySchema = z.object({ cause: z.optional(z.string()) });
/** Notes that are read: of more the list says the same. */
const most = 60;

/** The enquiries of which a mail has failed, each with the reason in words. */
export async function findUntold(open: OpenStore): Promise<Map<string, string>> {
	const { blobs } = await open("announcements").list();
	const names = blobs.map(({ key }) => key).filter((key) => key.endsWith(mark));
	const newest = names.sort().slice(-most);
	const untold = new Map<string, string>();
	for await (const [name, last] of readEntries(open("announcements"), newest, trySchema))
		if (last?.cause) untold.set(name.slice(0, -mark.length), explain(last.cause));
	return untold;
}

/** Takes the mark from an enquiry that the owner has before the eyes: nobody need be told of it any more. */
export async function markSeen(open: OpenStore, id: string): Promise<void> {
	const store = open("announcements");
	if ((await store.get(`${id}${mark}`)) === null) return;
	await store.set(`${id}/email`, new Date().toISOString());
	await store.delete(`${id}${mark}`);
}
