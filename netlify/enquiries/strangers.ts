import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";
import type { DeployContext } from "../site.ts";
import { listKeys, type OpenStore, pause, readText, storesOf } from "./blobs.ts";
import { hour } from "./identity.ts";

/*
 * Mail to strangers: anybody can type somebody else's address. So a kind of mail goes to a mailbox once a day, twenty
 * times an hour in all, and never to one that asked to be left alone. What is kept is a time and a code made from the
 * address, apart from everything that can be deleted: `alone/`, mailboxes not to be written to; `sent/`, the mails by
 * when they were claimed, and for which mailbox.
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

/** Claims the right to send a mail. Of claims at one moment those whose names come first are granted. */
export async function claimMail(kind: Kind, email: string, context: DeployContext): Promise<Claim> {
	const store = storesOf(context)("mailed");
	const prefix = `sent/${kind}/`;
	const hash = hashMailbox(email);
	const now = Date.now();
	const claim = `${prefix}${now}-${crypto.randomUUID()}-${hash}`;
	const release = () => store.delete(claim);
	const early = judge(await listKeys(store, prefix), hash, now);
	// Not before "too many", so that nobody learns from the answer who is left alone.
	if (early !== "too many" && (await readText(store, `alone/${hash}`)))
		return { refused: "left alone", release };
	if (early) return { refused: early, release };
	await store.set(claim, "");
	await pause(settling);
	const before = (await listKeys(store, prefix)).filter((name) => name < claim);
	const refused = judge(before, hash, now);
	if (refused) await release();
	return { refused, release };
}

/** Why no mail to a mailbox may follow these. */
function judge(sent: readonly string[], hash: string, now: number): Claim["refused"] {
	const within = (time: number) => sent.filter((name) => timeOf(name) > now - time);
	// First, so that nobody learns from the answer who had a mail.
	if (within(hour).length >= mostAnHour) return "too many";
	if (within(day).some((name) => name.endsWith(hash))) return "had one";
}

/** When a mail was claimed, in milliseconds, by its name. */
function timeOf(name: string): number {
	return Number.parseInt(name.split("/")[2] ?? "", 10);
}

/** Notes that a mailbox is not to be written to again. */
export async function leaveAlone(email: string, open: OpenStore): Promise<void> {
	await open("mailed").set(`alone/${hashMailbox(email)}`, new Date().toISOString());
}

/** Forgets the mails of more than a day ago. */
export async function forgetClaims(open: OpenStore): Promise<void> {
	const store = open("mailed");
	for (const name of await listKeys(store, "sent/"))
		if (timeOf(name) < Date.now() - day) await store.delete(name);
}
