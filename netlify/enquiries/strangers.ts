import { v7 } from "uuid";
import { hashMailbox } from "./addresses.ts";
import { type DeployContext, openStore, pause } from "./blobs.ts";
import { hour, readTime } from "./identity.ts";

/*
 * Mail to strangers: anybody can type somebody else's address. So a kind of mail goes to a mailbox once a day, twenty
 * times an hour in all, and never to one that asked to be left alone. What is kept is a time and a code made from the
 * address, apart from everything that can be deleted.
 */

/** The question to a newsletter reader, or the receipt for an enquiry. */
type Kind = "question" | "receipt";

/** Mails of a kind in an hour, whoever has them sent. */
export const mostAnHour = 20;
const day = 24 * hour;
/** Milliseconds in which claims made at one moment reach the store. */
const settling = 150;

/** Leave to send one mail, or why there is none. */
export interface Claim {
	refused?: "too many" | "had one" | "left alone";
	/** Gives it back when the mail was not sent. */
	release(): Promise<void>;
}

const aloneName = (hash: string) => `alone/${hash}`;

/** Claims the right to send a mail. Of claims for one mailbox at one moment the earliest is granted. */
export async function claimMail(kind: Kind, email: string, context: DeployContext): Promise<Claim> {
	const store = openStore("mailed", context);
	const hash = hashMailbox(email);
	const own = `${kind}/${v7({ msecs: Date.now() })}-${hash}`;
	await store.set(own, "");
	await pause(settling);
	const [{ blobs }, alone] = await Promise.all([
		store.list({ prefix: `${kind}/` }),
		store.get(aloneName(hash)),
	]);
	const release = () => store.delete(own);
	const earlier = blobs.map(({ key }) => key).filter((key) => key < own);
	const within = (span: number) =>
		earlier.filter((key) => sentAt(key) > sentAt(own) - span).map(hashOf);
	let refused: Claim["refused"];
	if (new Set(within(hour)).size >= mostAnHour) refused = "too many";
	else if (alone !== null) refused = "left alone";
	else if (within(day).includes(hash)) refused = "had one";
	if (refused) await release();
	return { refused, release };
}

/** Notes that a mailbox is not to be written to again. */
export async function leaveAlone(email: string, context: DeployContext): Promise<void> {
	await openStore("mailed", context).set(aloneName(hashMailbox(email)), new Date().toISOString());
}

/** Forgets the claims of more than a day ago. */
export async function forgetClaims(context: DeployContext, now = Date.now()): Promise<void> {
	const store = openStore("mailed", context);
	const { blobs } = await store.list();
	const old = blobs.filter(({ key }) => sentAt(key) < now - day);
	for (const { key } of old) await store.delete(key);
}

/** When a claim was made, in milliseconds; other names have no time. */
function sentAt(name: string): number {
	return name.startsWith("alone/") ? Number.NaN : (readTime(name.split("/")[1] ?? "") ?? 0);
}

function hashOf(name: string): string {
	return name.slice(-64);
}
