import * as z from "zod/mini";
import { type DeployContext, inboxLink, report } from "../site.ts";
import { attempt, isUnsure, minute, noteFailure, settle, settledName, week } from "./attempts.ts";
import { listKeys, storesOf, waitFor } from "./blobs.ts";
import { email, receipt, sendDigest } from "./channels/email.ts";
import { postWebhook, webhook } from "./channels/webhook.ts";
import { listEnquiries } from "./list.ts";
import { explain } from "./mail.ts";
import { type Enquiry, enquirySchema } from "./records.ts";
import { findFaults } from "./settings.ts";

const channels = [email, webhook, receipt];
const digest = "digest";

/**
 * Milliseconds after which a run begins no further enquiries. The host stops scheduled functions after 30 s; the last
 * take at most 24 s: 3 s to note that a try begins, 3 s to claim a receipt, 15 s to send, 3 s to note how it ended.
 */
const budget = 5000;
const atOnce = 5;
/** After a flood the next mornings tell of the rest. */
const mostInDigest = 100;

/**
 * Sends an enquiry over the channels that the owner has set and that it is not settled with; of several calls at the same
 * moment one does. Never fails: the scheduled function sends later what could not be sent now.
 * @param now when the scheduled run began; without it the enquiry has just come
 * @returns over how many channels it was sent
 */
export async function announce(
	enquiry: Enquiry,
	context: DeployContext,
	settled: ReadonlySet<string> = new Set(),
	now?: number,
): Promise<number> {
	const { id } = enquiry;
	const age = (now ?? Date.now()) - Date.parse(enquiry.submittedAt);
	const faults = now === undefined ? findFaults(context) : [];
	// In the log, because nobody looks for a mistyped variable.
	if (faults.length) report("not set up", faults.join(" "));
	const sent = channels
		.filter((channel) => channel.isSet() && !settled.has(settledName(id, channel.name)))
		.map(async (channel) => {
			try {
				if (channel.takes(enquiry) && age < channel.longest)
					return await attempt(channel, enquiry, context, now);
				await settle(id, channel.name, storesOf(context));
			} catch (error) {
				report("not announced", error, { id });
				if (now === undefined && channel === email) await alarm(id, error, context);
			}
			return false;
		});
	return (await Promise.all(sent)).filter(Boolean).length;
}

/**
 * Sends what a channel has not been sent yet, the newest first, so that an enquiry on which a channel hangs does not
 * hold up new ones.
 * @returns how many enquiries were sent
 */
export async function announceMissed(context: DeployContext, now = Date.now()): Promise<number> {
	const names = channels.filter((channel) => channel.isSet()).map(({ name }) => name);
	const end = Date.now() + budget;
	const { recent, settled } = await findRecent(context, now);
	const waiting = recent.filter(
		({ id, submittedAt }) =>
			// The call that stored a younger one is still at it.
			now - Date.parse(submittedAt) > minute &&
			names.some((name) => !settled.has(settledName(id, name))),
	);
	let count = 0;
	for (let at = 0; at < waiting.length && Date.now() < end; at += atOnce) {
		const sent = waiting.slice(at, at + atOnce).map((row) => {
			// Without what the owner has added.
			return announce(z.parse(enquirySchema, row), context, settled, now);
		});
		count += (await Promise.all(sent)).filter(Boolean).length;
	}
	return count;
}

/**
 * Tells the owner, once, of the marked enquiries of the last seven days, and of those of which an e-mail may not have
 * come, the newest first.
 * @returns how many
 */
export async function announceMarked(context: DeployContext, now = Date.now()): Promise<number> {
	if (!email.isSet()) return 0;
	const open = storesOf(context);
	const { recent, settled } = await findRecent(context, now);
	const due: Enquiry[] = [];
	for (const enquiry of recent) {
		const { id, suspected } = enquiry;
		if (due.length === mostInDigest || settled.has(settledName(id, digest))) continue;
		const isTold = settled.has(settledName(id, email.name));
		if (suspected.length || (!isTold && (await isUnsure(id, email.name, open)))) due.push(enquiry);
	}
	if (!due.length) return 0;
	try {
		await sendDigest(due, context);
	} catch (error) {
		const { message } = error as Error;
		for (const { id } of due) await noteFailure(id, email.name, open, message);
		await alarm(due[0]?.id ?? "", error, context);
		throw error;
	}
	const names = [digest, email.name];
	await Promise.all(due.flatMap(({ id }) => names.map((name) => settle(id, name, open))));
	return due.length;
}

async function findRecent(context: DeployContext, now: number) {
	const open = storesOf(context);
	const found = Promise.all([listEnquiries(open, budget / 2), listKeys(open("announcements"))]);
	const [{ enquiries }, keys] = await waitFor(found, budget);
	const isRecent = ({ submittedAt }: Enquiry) => Date.parse(submittedAt) >= now - week;
	return { recent: enquiries.filter(isRecent), settled: new Set(keys) };
}

/** Says over the webhook, if there is one, that a mail to the owner has failed, and why. */
async function alarm(id: string, error: unknown, context: DeployContext): Promise<void> {
	if (!webhook.isSet()) return;
	const lead = `An enquiry came, and no mail says so: ${explain((error as Error).message)}.`;
	const text = [lead, inboxLink(id, context)].filter(Boolean).join("\n");
	const posted = postWebhook(`alarm-${id}`, { type: "alarm", text }, context);
	await posted.catch((failed) => report("not announced", failed, { id }));
}
