import { hashMailbox } from "../enquiries/addresses.ts";
import {
	type DeployContext,
	describeCause,
	logFailure,
	openStore,
	readEntries,
	readEntry,
	waitForStore,
} from "../enquiries/blobs.ts";
import { canMail, escapeHtml, htmlPage, sendMail } from "../enquiries/mail.ts";
import type { ReceiveContext } from "../enquiries/receive.ts";
import {
	type Subscription,
	subscriberSchema,
	subscriptionSchema,
	validate,
} from "../enquiries/records.ts";
import { deleteReader } from "../enquiries/retention.ts";
import type { Suspicion } from "../enquiries/robotSigns.ts";
import { type Claim, claimMail } from "../enquiries/strangers.ts";
import { Refusal } from "../requests/answer.ts";
import { readSiteDetails } from "../siteDetails.ts";
import { confirmable, findSecretFault, makeLink } from "./signedLinks.ts";

/** Whether readers can be asked; without a mail server and a secret they wait in the store. */
function canAsk(): boolean {
	if (!canMail()) return false;
	const cause = findSecretFault();
	if (cause) console.warn(JSON.stringify({ event: "readers not asked", cause }));
	return !cause;
}

/**
 * Validates a newsletter reader, stores one record for a mailbox, and asks by e-mail whether the reader wants to be on
 * the list. A repeat is answered alike; a name counts once a link has been pressed after it was typed.
 * @param origin of the site, for the links
 * @throws Refusal 429 when so many were asked within the hour that the reader has to write instead
 */
export async function receiveSubscriber(
	input: unknown,
	suspected: Suspicion[],
	context: ReceiveContext,
	origin: string,
): Promise<void> {
	const { name, email } = validate(subscriberSchema, input);
	const isToBeAsked = canAsk() && suspected.length === 0;
	// Logged without the id, which is made from the address.
	const claim = isToBeAsked
		? await logFailure({}, () => claimMail("question", email, context))
		: undefined;
	if (claim?.refused === "too many") throw await tooMany();
	if (claim?.refused === "left alone") return;
	const isAsked = claim !== undefined && !claim.refused;
	const record = await logFailure({}, async () => {
		const id = hashMailbox(email);
		const store = openStore("subscribers", context);
		const stored = await readEntry(store, id, subscriptionSchema);
		const now = new Date().toISOString();
		const record: Subscription = {
			...(stored ?? { id, email, name, subscribedAt: now, suspected }),
			typedName: name,
			...(isAsked && { askedAt: now }),
		};
		await store.setJSON(id, record);
		return record;
	});
	if (!isAsked) return;
	const asking = ask(record, claim, context, origin);
	if (context.waitUntil) context.waitUntil(asking);
	else await asking;
}

async function tooMany(): Promise<Refusal> {
	const { email } = await readSiteDetails();
	return new Refusal(
		429,
		`More people have asked than we send emails to in an hour. Please write to us at ${email}, and we will put you on the list.`,
		{ headers: { "Retry-After": "3600" } },
	);
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
		const cause = describeCause(error as Error);
		console.warn(JSON.stringify({ event: "reader not asked", cause }));
		const { askedAt: _, ...waiting } = record;
		const store = openStore("subscribers", context);
		const undone = Promise.all([store.setJSON(record.id, waiting), claim.release()]);
		await waitForStore(undone).catch(() => undefined);
	}
}

/** The e-mail with both links; the headers are those of one-click leaving (RFC 8058). */
async function writeQuestion(record: Subscription, origin: string) {
	const { brand } = await readSiteDetails();
	const [confirm, leave] = [makeLink("confirm", record, origin), makeLink("leave", record, origin)];
	const lead = `Somebody, we hope you, typed this address to get our newsletter. To be on the list, open this within seven days and press the button:`;
	const other = "If it was not you, do nothing, or have the address deleted at once:";
	const linked = (link: string) => `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`;
	return {
		to: record.email,
		subject: `Please confirm: the newsletter of ${brand}`,
		text: `${lead}\n\n${confirm}\n\n${other}\n\n${leave}\n`,
		html: htmlPage(`<p>${lead}</p>${linked(confirm)}<p>${other}</p>${linked(leave)}`),
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
export async function tendReaders(context: DeployContext, origin: string, now = Date.now()) {
	if (!canAsk() || !origin) return;
	const store = openStore("subscribers", context);
	const { blobs } = await store.list();
	const keys = blobs.map(({ key }) => key);
	const asked: Promise<void>[] = [];
	for await (const [key, record] of readEntries(store, keys, subscriptionSchema)) {
		if (!record || record.confirmedAt || record.suspected.length) continue;
		if (record.askedAt) {
			if (now - Date.parse(record.askedAt) > confirmable)
				await deleteReader((kind) => openStore(kind, context), key);
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
