import { randomBytes, timingSafeEqual } from "node:crypto";
import {
	deleteRecord,
	listKeys,
	logFailure,
	pause,
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
import { type DeployContext, originOf, readSiteDetails, report } from "../site.ts";

/** Milliseconds in which an address can be confirmed. */
const confirmable = 7 * 24 * hour;
/** Milliseconds in which a call that claims a mail stores its reader. */
const storing = 400;

/** What proves that a link was mailed to its reader. */
const newToken = () => randomBytes(32).toString("base64url");

export type LinkAction = "confirm" | "leave";

/** The address that a reader confirms or leaves at. */
export function makeLink(action: LinkAction, { id, token }: Subscription, context: DeployContext) {
	return `${originOf(context)}/api/subscription?${new URLSearchParams({ action, id, token })}`;
}

/** Whether a link holds the token of its reader and can still be followed: confirming for seven days, leaving always. */
export function canFollow(action: LinkAction, reader: Subscription, token: string): boolean {
	const [wanted, given] = [Buffer.from(reader.token), Buffer.from(token)];
	const isOurs = wanted.length === given.length && timingSafeEqual(wanted, given);
	// Who was mailed without the server saying so is noted as not asked, and asked again in the morning.
	const isInTime = !reader.askedAt || Date.now() - Date.parse(reader.askedAt) < confirmable;
	return isOurs && (action === "leave" || isInTime);
}

/**
 * Validates a newsletter reader, stores one record for a mailbox, and asks by e-mail whether the reader wants to be on
 * the list. A repeat is answered alike, and changes neither name nor address.
 * @throws Refusal 429 when so many were asked within the hour that the reader has to write instead
 */
export async function receiveSubscriber(
	input: unknown,
	suspected: string[],
	context: DeployContext,
): Promise<void> {
	const subscriber = validate(subscriberSchema, input);
	// Logged without the id, which is made from the address.
	const { asked } = await logFailure({}, keep(subscriber, suspected, context));
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
): Promise<{ asked?: Promise<void> }> {
	const isAskable = canMail() && suspected.length === 0;
	const claim = isAskable ? await claimMail("question", email, context) : undefined;
	if (claim?.refused === "too many") {
		const { email: address } = await readSiteDetails();
		const message = `More people have asked than we send emails to in an hour. Please write to us at ${address}, and we will put you on the list.`;
		throw new Refusal(429, message, { headers: { "Retry-After": "3600" } });
	}
	if (claim?.refused === "left alone") return {};
	// The link in the mail has the token of the call that claimed it, perhaps at this moment.
	if (claim?.refused) await pause(storing);
	const id = hashMailbox(email);
	const store = storesOf(context)("subscribers");
	const stored = await readEntry(store, id, subscriptionSchema);
	const now = new Date().toISOString();
	const isAsked = claim !== undefined && !claim.refused;
	const record: Subscription = {
		...(stored ?? { id, email, name, subscribedAt: now, suspected, token: newToken() }),
		// Who comes again as a person does is asked in the morning where that cannot be done now.
		...(suspected.length === 0 && { suspected }),
		...(isAsked && { askedAt: now }),
	};
	await store.setJSON(id, record);
	return isAsked ? { asked: ask(record, claim, context) } : {};
}

/** Asks a reader for confirmation. Never fails: a reader who could not be asked is asked in the morning. */
async function ask(record: Subscription, claim: Claim, context: DeployContext): Promise<void> {
	try {
		await sendMail(await writeQuestion(record, context));
	} catch (error) {
		report("reader not asked", error);
		const undone = Promise.all([noteNotAsked(record.id, context), claim.release()]);
		await waitFor(undone).catch(() => undefined);
	}
}

/** As the record is by now: the mail may have come all the same, and its reader have confirmed or left. */
async function noteNotAsked(id: string, context: DeployContext): Promise<void> {
	const store = storesOf(context)("subscribers");
	const stored = await readEntry(store, id, subscriptionSchema);
	if (!stored || stored.confirmedAt) return;
	const { askedAt: _, ...waiting } = stored;
	await store.setJSON(id, waiting);
}

/** The e-mail with both links; the headers are those of one-click leaving (RFC 8058). */
async function writeQuestion(record: Subscription, context: DeployContext) {
	const { brand } = await readSiteDetails();
	const leave = makeLink("leave", record, context);
	return {
		to: record.email,
		subject: `Please confirm: the newsletter of ${brand}`,
		...writeParagraphs(
			"Somebody, we hope you, typed this address to get our newsletter. To be on the list, open this within seven days and press the button:",
			makeLink("confirm", record, context),
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
export async function askWaiting(context: DeployContext, now = Date.now()) {
	const canAsk = canMail() && originOf(context);
	const open = storesOf(context);
	const store = open("subscribers");
	const asked: Promise<void>[] = [];
	for await (const [key, record] of readEntries(store, await listKeys(store), subscriptionSchema)) {
		if (!record || record.confirmedAt) continue;
		if (record.askedAt) {
			if (now - Date.parse(record.askedAt) > confirmable)
				await deleteRecord(open, "subscribers", key);
			continue;
		}
		if (!canAsk || record.suspected.length) continue;
		const claim = await claimMail("question", record.email, context);
		if (claim.refused === "too many") break;
		if (claim.refused) continue;
		const asking = { ...record, askedAt: new Date(now).toISOString() };
		await store.setJSON(key, asking);
		asked.push(ask(asking, claim, context));
	}
	await Promise.all(asked);
}
