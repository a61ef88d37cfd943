import type { Store } from "@netlify/blobs";
import { hashMailbox } from "./addresses.ts";
import { type DeployContext, openStore, pause } from "./blobs.ts";
import { hour } from "./identity.ts";

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
const settling = 200;

/** Leave to send one mail, or why there is none. */
export interface Claim {
	refused?: "too many" | "left alone" | "had one";
	/** Gives it back when the mail was not sent. */
	release(): Promise<void>;
}

const names = {
	/** Until when there is no more of a kind, in milliseconds. */
	full: (kind: Kind) => `full/${kind}`,
	/** A mailbox that asked to be left alone. */
	alone: (hash: string) => `alone/${hash}`,
	/** When a mailbox had its last mail, and by whose claim. */
	last: (kind: Kind, hash: string) => `last/${kind}-${hash}`,
	/** One mail, by when it was claimed. */
	sent: (kind: Kind, token: string, hash: string) => `sent/${kind}/${token}-${hash}`,
};
const sentName = /^sent\/(?<kind>\w+)\/(?<time>\d+)-.*-(?<hash>\w+)$/;

/**
 * Claims the right to send a mail. Of claims for one mailbox at one moment one is granted.
 * @param claimant the enquiry that is to be acknowledged: what it has claimed before, in a try that broke off, is still its own
 */
export async function claimMail(
	kind: Kind,
	email: string,
	context: DeployContext,
	claimant: string = crypto.randomUUID(),
): Promise<Claim> {
	const store = openStore("mailed", context);
	const hash = hashMailbox(email);
	const lastName = names.last(kind, hash);
	const [fullUntil, alone, last] = await Promise.all(
		[names.full(kind), names.alone(hash), lastName].map((name) => read(store, name)),
	);
	const now = Date.now();
	let token = last ?? "";
	if (!token.endsWith(claimant)) {
		if (Number(fullUntil) > now) return refuse("too many");
		if (alone !== null) return refuse("left alone");
		if (now - Number.parseInt(token, 10) < day) return refuse("had one");
		token = `${now}-${claimant}`;
		// The local store takes several as the first at one moment; hence the second look.
		const [{ modified }] = await Promise.all([
			store.set(lastName, token, last ? {} : { onlyIfNew: true }),
			store.set(names.sent(kind, token, hash), ""),
		]);
		await pause(settling);
		if (!modified || (await read(store, lastName)) !== token) {
			await store.delete(names.sent(kind, token, hash));
			return refuse("had one");
		}
	}
	const own = names.sent(kind, token, hash);
	const release = async () => {
		await Promise.all([own, lastName].map((name) => store.delete(name)));
	};
	const { blobs } = await store.list({ prefix: `sent/${kind}/` });
	const since = timeOf(own) - hour;
	const lately = blobs.map(({ key }) => key).filter((key) => key < own && timeOf(key) > since);
	// Known before the next one asks, so that nobody learns from the answer who had a mail.
	if (lately.length + 1 >= mostAnHour)
		await store.set(
			names.full(kind),
			String(timeOf(lately.sort().at(1 - mostAnHour) ?? own) + hour),
		);
	if (lately.length < mostAnHour) return { release };
	await release();
	return refuse("too many");
}

function read(store: Store, name: string): Promise<string | null> {
	return store.get(name, { type: "text" });
}

function refuse(refused: Claim["refused"]): Claim {
	return { refused, release: async () => undefined };
}

/** Notes that a mailbox is not to be written to again. */
export async function leaveAlone(email: string, context: DeployContext): Promise<void> {
	const name = names.alone(hashMailbox(email));
	await openStore("mailed", context).set(name, new Date().toISOString());
}

/** Forgets the mails of more than a day ago. */
export async function forgetClaims(context: DeployContext, now = Date.now()): Promise<void> {
	const store = openStore("mailed", context);
	const { blobs } = await store.list({ prefix: "sent/" });
	for (const { key } of blobs.filter((blob) => timeOf(blob.key) < now - day)) {
		const { kind, hash = "" } = sentName.exec(key)?.groups ?? {};
		const lastName = names.last(kind as Kind, hash);
		const last = await read(store, lastName);
		if (last && Number.parseInt(last, 10) < now - day) await store.delete(lastName);
		await store.delete(key);
	}
}

/** When a mail was sent, in milliseconds, by its name. */
function timeOf(name: string): number {
	return Number(sentName.exec(name)?.groups?.time);
}
