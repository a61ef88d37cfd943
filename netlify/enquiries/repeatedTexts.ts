import { createHash } from "node:crypto";
import { type DeployContext, openStore, waitForStore } from "./blobs.ts";
import { identifyReader } from "./identity.ts";
import type { Submission } from "./records.ts";

/**
 * Characters; shorter messages are alike by chance, or because the site wrote them: a request for samples, or all wishes
 * for the measure at once (140).
 */
const shortest = 150;
/** Senders a day from whom the same words may come: two people may ask for the same quote. */
const mostSenders = 2;
/** Milliseconds; an enquiry does not wait longer for a mark. */
const patience = 2000;

/** Days are counted in UTC. */
const today = () => new Date().toISOString().slice(0, 10);

/**
 * Whether more than two senders have sent these words today. Kept are digests of the words and of the senders'
 * addresses, until the next evening (retention.ts). A store that fails gives no mark.
 */
export async function isRepeated(
	{ message, email }: Submission,
	context: DeployContext,
): Promise<boolean> {
	if (message.length < shortest) return false;
	const words = message.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
	const key = `${today()}-${createHash("sha256").update(words).digest("hex")}`;
	const count = async () => {
		const store = openStore("texts", context);
		const senders = new Set<string>(await store.get(key, { type: "json" }));
		senders.add(identifyReader(email));
		if (senders.size <= mostSenders + 1) await store.setJSON(key, [...senders]);
		return senders.size > mostSenders;
	};
	return waitForStore(count(), patience).catch(() => false);
}
