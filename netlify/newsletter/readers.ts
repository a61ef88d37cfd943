import { readEntries } from "../enquiries/blobs.ts";
import type { OpenStore } from "../enquiries/list.ts";
import { type Subscription, subscriptionSchema } from "../enquiries/records.ts";

/** The newsletter's readers, confirmed or not, the newest first. */
export async function listReaders(open: OpenStore): Promise<Subscription[]> {
	const { blobs } = await open("subscribers").list();
	const ids = blobs.map(({ key }) => key);
	const readers: Subscription[] = [];
	for await (const [id, reader] of readEntries(open("subscribers"), ids, subscriptionSchema))
		if (reader) readers.push({ ...reader, id });
	return readers.sort((a, b) => b.subscribedAt.localeCompare(a.subscribedAt));
}
