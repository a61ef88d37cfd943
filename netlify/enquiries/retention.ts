import { type DeployContext, openStore } from "./blobs.ts";

/** Forgets to whom receipts went, and which texts came, before yesterday; their names begin with the day. */
export async function forgetDays(context: DeployContext, now = Date.now()): Promise<void> {
	const yesterday = new Date(now - 24 * 3_600_000).toISOString().slice(0, 10);
	for (const kind of ["receipts", "texts"] as const) {
		const store = openStore(kind, context);
		const { blobs } = await store.list();
		for (const { key } of blobs) if (key < yesterday) await store.delete(key);
	}
}
