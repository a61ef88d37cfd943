import {
	type DeployContext,
	describeCause,
	logFailure,
	openStore,
	readEntry,
	waitForStore,
} from "../enquiries/blobs.ts";
import { identifyReader } from "../enquiries/identity.ts";
import { canMail, escapeHtml, htmlPage, sendMail } from "../enquiries/mail.ts";
import type { ReceiveContext } from "../enquiries/receive.ts";
import {
	type Subscription,
	subscriberSchema,
	subscriptionSchema,
	validate,
} from "../enquiries/records.ts";
import type { Suspicion } from "../enquiries/robotSigns.ts";
import { readSiteDetails } from "../siteDetails.ts";
import { canSign, confirmable, makeLink } from "./signedLinks.ts";

/** Milliseconds in which an address is asked once, however often somebody types it. */
const day = 24 * 3_600_000;

/** Whether readers can be asked; without a mail server and a secret they wait in the store. */
const canAsk = () => canMail() && canSign();

/**
 * Validates a newsletter reader, stores one record for an address, and asks by e-mail whether the reader wants to be on
 * the list. A repeat takes the same steps; a name counts once a link has been pressed after it was typed.
 * @param origin of the site, for the links
 */
export async function receiveSubscriber(
	input: unknown,
	suspected: Suspicion[],
	context: ReceiveContext,
	origin: string,
): Promise<void> {
	const { name, email } = validate(subscriberSchema, input);
	const id = identifyReader(email);
	// Logged without the id, which is made from the address.
	const { record, isToBeAsked } = await logFailure({}, async () => {
		const store = openStore("subscribers", context);
		const stored = await readEntry(store, id, subscriptionSchema);
		const now = new Date().toISOString();
		const wasAsked = stored?.askedAt && Date.parse(now) - Date.parse(stored.askedAt) < day;
		const isToBeAsked = canAsk() && suspected.length === 0 && !wasAsked;
		const record: Subscription = {
			...(stored ?? { id, email, name, subscribedAt: now, suspected }),
			typedName: name,
			// Before it is sent, so that two calls at one moment send one.
			...(isToBeAsked && { askedAt: now }),
		};
		await store.setJSON(id, record);
		return { record, isToBeAsked };
	});
	if (!isToBeAsked) return;
	const asking = ask(record, context, origin);
	if (context.waitUntil) context.waitUntil(asking);
	else await asking;
}

/** Asks a reader for confirmation. Never fails: a reader who could not be asked is asked in the morning. */
async function ask(record: Subscription, context: DeployContext, origin: string): Promise<void> {
	try {
		await sendMail(await writeQuestion(record, origin));
	} catch (error) {
		const cause = describeCause(error as Error);
		console.warn(JSON.stringify({ event: "reader not asked", cause }));
		const { askedAt: _, ...waiting } = record;
		const store = openStore("subscribers", context);
		await waitForStore(store.setJSON(record.id, waiting)).catch(() => undefined);
	}
}

/** The e-mail with both links; the headers are those of one-click leaving (RFC 8058). */
async function writeQuestion({ id, email }: Subscription, origin: string) {
	const { brand } = await readSiteDetails();
	const [confirm, leave] = [makeLink("confirm", id, origin), makeLink("leave", id, origin)];
	const lead = `Somebody, we hope you, typed this address to get our newsletter. To be on the list, open this within seven days and press the button:`;
	const other = "If it was not you, do nothing, or have the address deleted at once:";
	const linked = (link: string) => `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`;
	return {
		to: email,
		subject: `Please confirm: the newsletter of ${brand}`,
		text: `${lead}\n\n${confirm}\n\n${other}\n\n${leave}\n`,
		html: htmlPage(`<p>${lead}</p>${linked(confirm)}<p>${other}</p>${linked(leave)}`),
		headers: {
			"List-Unsubscribe": `<${leave}>`,
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		},
	};
}

/** Readers asked in one run. */
const mostAsked = 20;

/**
 * Asks readers who have not been asked yet, because there was no mail server or it failed, and forgets those who were
 * asked and did not confirm in time.
 */
export async function tendReaders(context: DeployContext, origin: string, now = Date.now()) {
	if (!canAsk() || !origin) return;
	const store = openStore("subscribers", context);
	const { blobs } = await store.list();
	const asked: Promise<void>[] = [];
	for (const { key } of blobs) {
		const record = await readEntry(store, key, subscriptionSchema);
		if (!record || record.confirmedAt || record.suspected.length) continue;
		if (record.askedAt) {
			if (now - Date.parse(record.askedAt) > confirmable) await store.delete(key);
		} else if (asked.length < mostAsked) {
			const asking = { ...record, askedAt: new Date(now).toISOString() };
			await store.setJSON(key, asking);
			asked.push(ask(asking, context, origin));
		}
	}
	await Promise.all(asked);
}
