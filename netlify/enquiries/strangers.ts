import { v7, validate } from "uuid";
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
/** Until when there is no more of a kind, in milliseconds. */
const fullName = (kind: Kind) => `full/${kind}`;

/** Claims the right to send a mail. Of claims for one mailbox at one moment the earliest is granted. */
export async function claimMail(kind: Kind, email: string, context: DeployContext): Promise<Claim> {
	const store = openStore("mailed", context);
	const hash = hashMailbox(email);
	const now = Date.now();
	const [fullUntil, alone] = await Promise.all([
		store.get(fullName(kind)),
		store.get(aloneName(hash)),
	]);
	if (Number(fullUntil) > now) return { refused: "too many", release: async () => undefined };
	const own = `${kind}/${v7({ msecs: now })}-${hash}`;
	await store.set(own, "");
	await pause(settling);
	const { blobs } = await store.list({ prefix: `${kind}/` });
	const earlier = blobs.map(({ key }) => key).filter((key) => key < own);
	const within = (span: number) => earlier.filter((key) => sentAt(key) > now - span);
	const lately = within(hour).sort();
	let refused: Claim["refused"];
	if (new Set(lately.map(hashOf)).size >= mostAnHour) {
		refused = "too many";
		// Spares the next ones a list, which the local store leaves incomplete while others write.
		await store.set(fullName(kind), String(sentAt(lately.at(-mostAnHour) ?? own) + hour));
	} else if (alone !== null) refused = "left alone";
	else if (within(day).map(hashOf).includes(hash)) refused = "had one";
	const release = () => store.delete(own);
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
	const [, time = ""] = name.split("/");
	return validate(time.slice(0, 36)) ? (readTime(time) ?? Number.NaN) : Number.NaN;
}

function hashOf(name: string): string {
	return name.slice(-64);
}
