import { createHmac, timingSafeEqual } from "node:crypto";
import {
	deleteRecord,
	listKeys,
	logFailure,
	readEntries,
	readEntry,
	storesOf,
	waitFor,
} from "../enquiries/blobs.ts";
import { hour } from "../enquiries/identity.ts";
import { canMail, sendMail, writeParagraphs } from "../enquiries/mail.ts";
import { runLater } from "../enquiries/receive.ts";
import {
	type Subscriber,
	type Subscription,
	subscriberSchema,
	subscriptionSchema,
	validate,
} from "../enquiries/records.ts";
import { type Claim, claimMail, hashMailbox } from "../enquiries/strangers.ts";
import { Refusal } from "../requests/requests.ts";
import { type DeployContext, readSiteDetails, report } from "../site.ts";

/** Milliseconds in which an address can be confirmed. */
const confirmable = 7 * 24 * hour;
/** Characters of LINK_SECRET: fewer can be found by trying, from one link. */
const shortest = 32;

/** Why links cannot be signed, in words for the owner; undefined when they can. */
export function findSecretFault(): string | undefined {
	const { LINK_SECRET = "" } = process.env;
	if (LINK_SECRET.length >= shortest) return;
	const fault = LINK_SECRET ? `has under ${shortest} characters` : "is not set";
	return `LINK_SECRET ${fault}: the newsletter's links need a random one, such as openssl rand -hex 32 prints`;
}

/** What is signed of a link: what it does to whose record of which time, and until when. */
const names = ["action", "id", "subscribedAt", "until"] as const;
export type Link = Record<(typeof names)[number], string> & { action: "confirm" | "leave" };

/**
 * A link for a reader, signed so that nobody can make one for somebody else. Confirming is possible for seven days and
 * for this record alone, leaving always.
 */
export function makeLink(action: Link["action"], reader: Subscription, origin: string): string {
	const { id, subscribedAt } = reader;
	const link: Link = { action, id, subscribedAt, until: String(Date.now() + confirmable) };
	return `${origin}/api/subscription?${new URLSearchParams({ ...link, sign: sign(link) })}`;
}

/** What a link says; undefined when it has expired or is not ours. */
export function readLink(url: string): Link | undefined {
	const query = new URL(url).searchParams;
	const link = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ""])) as Link;
	const [wanted, given] = [Buffer.from(sign(link)), Buffer.from(query.get("sign") ?? "")];
	const isOurs = wanted.length === given.length && timingSafeEqual(wanted, given);
	const isInTime = link.action === "confirm" && Number(link.until) > Date.now();
	return isOurs && (isInTime || link.action === "leave") ? link : undefined;
}

function sign(link: Link): string {
	const { LINK_SECRET = "" } = process.env;
	const text = names.map((name) => link[name]).join("\n");
	return createHmac("sha256", LINK_SECRET).update(text).digest("base64url");
}

/** Whether readers can be asked; without a mail server and a secret they wait in the store. */
function canAsk(): boolean {
	if (!canMail()) return false;
	const fault = findSecretFault();
	if (fault) report("readers not asked", fault);
	return !fault;
}

/**
 * Validates a newsletter reader, stores one record for a mailbox, and asks by e-mail whether the reader wants to be on
 * the list. A repeat is answered alike; a name counts once a link has been pressed after it was typed.
 * @param origin of the site, for the links
 * @throws Refusal 429 when so many were asked within the hour that the reader has to write instead
 */
export async function receiveSubscriber(
	input: unknown,
	suspected: string[],
	context: DeployContext,
	origin: string,
): Promise<void> {
	const subscriber = validate(subscriberSchema, input);
	// Logged without the id, which is made from the address.
	const { asked } = await logFailure({}, keep(subscriber, suspected, context, origin));
	if (asked) await runLater(asked, context);
}

/**
 * Stores a reader, and begins to ask where that may be done: here, so that a reader who is stored too late for the
 * answer is asked all the same.
 */
async function keep(
	{ name, email }: Subscriber,
	suspected: string[],
	context: DeployContext,
	origin: string,
): Promise<{ asked?: Promise<void> }> {
	const isAskable = canAsk() && suspected.length === 0;
	const claim = isAskable ? await claimMail("question", email, context) : undefined;
	if (claim?.refused === "too many") {
		const { email: address } = await readSiteDetails();
		const message = `More people have asked than we send emails to in an hour. Please write to us at ${address}, and we will put you on the list.`;
		throw new Refusal(429, message, { headers: { "Retry-After": "3600" } });
	}
	if (claim?.refused === "left alone") return {};
	const id = hashMailbox(email);
	const store = storesOf(context)("subscribers");
	const stored = await readEntry(store, id, subscriptionSchema);
	const now = new Date().toISOString();
	const isAsked = claim !== undefined && !claim.refused;
	const record: Subscription = {
		...(stored ?? { id, email, name, subscribedAt: now, suspected }),
		typedName: name,
		...(isAsked && { askedAt: now }),
	};
	await store.setJSON(id, record);
	return isAsked ? { asked: ask(record, claim, context, origin) } : {};
}

/** Asks a reader for confirmation. Never fails: a reader who could not be asked is asked in the morning. */
async function ask(
	record: Subscription,
	claim: Claim,
	context: DeployContext,
	origin: string,
): Promise<void> {
	try {
		await sendMail(await writeQuestion(record, origin));
	} catch (error) {
		report("reader not asked", error);
		const { askedAt: _, ...waiting } = record;
		const store = storesOf(context)("subscribers");
		const undone = Promise.all([store.setJSON(record.id, waiting), claim.release()]);
		await waitFor(undone).catch(() => undefined);
	}
}

/** The e-mail with both links; the headers are those of one-click leaving (RFC 8058). */
async function writeQuestion(record: Subscription, origin: string) {
	const { brand } = await readSiteDetails();
	const leave = makeLink("leave", record, origin);
	return {
		to: record.email,
		subject: `Please confirm: the newsletter of ${brand}`,
		...writeParagraphs(
			"Somebody, we hope you, typed this address to get our newsletter. To be on the list, open this within seven days and press the button:",
			makeLink("confirm", record, origin),
			"If it was not you, do nothing, or have the address deleted at once:",
			leave,
		),
		headers: {
			"List-Unsubscribe": `<${leave}>`,
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		},
	};
}

/**
 * Asks readers who have not been asked yet, because there was no mail server or it failed, as many as the hour allows,
 * and forgets those who were asked and did not confirm in time.
 */
export async function askWaiting(context: DeployContext, origin: string, now = Date.now()) {
	if (!canAsk() || !origin) return;
	const open = storesOf(context);
	const store = open("subscribers");
	const asked: Promise<void>[] = [];
	for await (const [key, record] of readEntries(store, await listKeys(store), subscriptionSchema)) {
		if (!record || record.confirmedAt || record.suspected.length) continue;
		if (record.askedAt) {
			if (now - Date.parse(record.askedAt) > confirmable)
				await deleteRecord(open, "subscribers", key);
			continue;
		}
		const claim = await claimMail("question", record.email, context);
		if (claim.refused === "too many") break;
		if (claim.refused) continue;
		const asking = { ...record, askedAt: new Date(now).toISOString() };
		await store.setJSON(key, asking);
		asked.push(ask(asking, claim, context, origin));
	}
	await Promise.all(asked);
}
