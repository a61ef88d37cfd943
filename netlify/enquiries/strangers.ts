import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";
import type { Store } from "@netlify/blobs";
import type { DeployContext } from "../site.ts";
import { listKeys, type OpenStore, pause, storesOf } from "./blobs.ts";
import { hour } from "./identity.ts";

/*
 * Mail to strangers: anybody can type somebody else's address. So a kind of mail goes to a mailbox once a day, twenty
 * times an hour in all, and never to one that asked to be left alone. What is kept is a time and a code made from the
 * address, apart from everything that can be deleted.
 */

/** Providers that ignore dots before the "@". */
const dotless = ["gmail.com", "googlemail.com"];

/**
 * Name under which a mailbox is known, which hides the address: a code of its lower case, without the `+tag` that most
 * providers allow, without dots where the provider ignores them. Mail goes to the address as typed.
 */
export function hashMailbox(email: string): string {
	const [, name = "", domain = ""] = /^(.*)@(.*)$/.exec(email.toLowerCase()) ?? [];
	const host = domainToASCII(domain) || domain;
	const box = name.replace(/(?<=.)\+.*$/, "");
	const mailbox = dotless.includes(host)
		? `${box.replaceAll(".", "")}@gmail.com`
		: `${box}@${host}`;
	return createHash("sha256").update(mailbox).digest("hex");
}

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
	const store = storesOf(context)("mailed");
	const hash = hashMailbox(email);
	const lastName = names.last(kind, hash);
	const [alone, last] = await Promise.all(
		[names.alone(hash), lastName].map((name) => read(store, name)),
	);
	const now = Date.now();
	let token = last ?? "";
	if (!token.endsWith(claimant)) {
		// First, so that nobody learns from the answer who had a mail.
		if ((await listHour(store, kind, now)).length >= mostAnHour) return refuse("too many");
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
	const claim = names.sent(kind, token, hash);
	const release = async () => {
		await Promise.all([claim, lastName].map((name) => store.delete(name)));
	};
	const before = (await listHour(store, kind, timeOf(claim))).filter((name) => name < claim);
	if (before.length < mostAnHour) return { release };
	await release();
	return refuse("too many");
}

/** The mails of a kind in the hour before a moment. */
async function listHour(store: Store, kind: Kind, moment: number): Promise<string[]> {
	const sent = await listKeys(store, `sent/${kind}/`);
	return sent.filter((name) => timeOf(name) > moment - hour);
}

function read(store: Store, name: string): Promise<string | null> {
	return store.get(name, { type: "text" });
}

function refuse(refused: Claim["refused"]): Claim {
	return { refused, release: async () => undefined };
}

/** Notes that a mailbox is not to be written to again. */
export async function leaveAlone(email: string, open: OpenStore): Promise<void> {
	await open("mailed").set(names.alone(hashMailbox(email)), new Date().toISOString());
}

/** Forgets the mails of more than a day ago. */
export async function forgetClaims(open: OpenStore): Promise<void> {
	const store = open("mailed");
	const since = Date.now() - day;
	for (const key of await listKeys(store, "sent/")) {
		if (timeOf(key) >= since) continue;
		const { kind, hash = "" } = sentName.exec(key)?.groups ?? {};
		const lastName = names.last(kind as Kind, hash);
		const last = await read(store, lastName);
		if (last && Number.parseInt(last, 10) < since) await store.delete(lastName);
		await store.delete(key);
	}
}

/** When a mail was sent, in milliseconds, by its name. */
function timeOf(name: string): number {
	return Number(sentName.exec(name)?.groups?.time);
}
