import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";
import type { Store } from "@netlify/blobs";
import type { DeployContext } from "../site.ts";
import { listKeys, type OpenStore, pause, readText, readTexts, storesOf } from "./blobs.ts";
import { hour } from "./identity.ts";

/*
 * Mail to strangers: anybody can type somebody else's address. So a kind of mail goes to a mailbox once a day, twenty
 * times an hour in all, and never to one that asked to be left alone. What is kept is a time and a code made from the
 * address, apart from everything that can be deleted: `alone/`, mailboxes not to be written to; `last/`, when a mailbox
 * had its last mail of a kind, and by whose claim; `sent/`, the mails by when they were claimed.
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
	const lastName = `last/${kind}-${hash}`;
	const last = await readText(store, lastName);
	const now = Date.now();
	const isHeld = last.endsWith(claimant);
	const token = isHeld ? last : `${now}-${claimant}`;
	const claim = `sent/${kind}/${token}-${hash}`;
	const release = async () => {
		await Promise.all([store.delete(claim), store.delete(lastName)]);
	};
	if (!isHeld) {
		// First, so that nobody learns from the answer who had a mail.
		if ((await listHour(store, kind, now)).length >= mostAnHour) return refuse("too many");
		if (await readText(store, `alone/${hash}`)) return refuse("left alone");
		if (now - Number.parseInt(last, 10) < day) return refuse("had one");
		// The local store takes several as the first at one moment; hence the second look.
		const { modified } = await store.set(lastName, token, last ? {} : { onlyIfNew: true });
		await store.set(claim, "");
		await pause(settling);
		if (!modified || (await readText(store, lastName)) !== token) {
			await store.delete(claim);
			return refuse("had one");
		}
	}
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

/** When a mail was claimed, in milliseconds, by its name. */
function timeOf(name: string): number {
	return Number.parseInt(name.split("/")[2] ?? "", 10);
}

function refuse(refused: Claim["refused"]): Claim {
	return { refused, release: async () => undefined };
}

/** Notes that a mailbox is not to be written to again. */
export async function leaveAlone(email: string, open: OpenStore): Promise<void> {
	await open("mailed").set(`alone/${hashMailbox(email)}`, new Date().toISOString());
}

/** Forgets the mails of more than a day ago. */
export async function forgetClaims(open: OpenStore): Promise<void> {
	const store = open("mailed");
	const since = Date.now() - day;
	for (const name of await listKeys(store, "sent/"))
		if (timeOf(name) < since) await store.delete(name);
	for await (const [name, token] of readTexts(store, await listKeys(store, "last/")))
		if (Number.parseInt(token, 10) < since) await store.delete(name);
}
