import { createHmac } from "node:crypto";
import type { Store } from "@netlify/blobs";
import {
	type DeployContext,
	describeCause,
	nameContext,
	openStore,
	readEntry,
	waitForStore,
} from "./blobs.ts";
import { isBefore, isEnquiryId } from "./identity.ts";
import { type Enquiry, enquirySchema } from "./records.ts";

/** Milliseconds the owner's webhook may take to answer. */
const patience = 3000;
/**
 * Milliseconds after which a run begins no further enquiry. The host stops scheduled functions after 30 s; the last
 * enquiry takes at most 11 s: 4 s to read it, 3 s for the webhook, 4 s to record that it was sent.
 */
const budget = 15_000;
/** Milliseconds for one call to the store in such a run. */
const storePatience = 4000;
/** Milliseconds. Older enquiries predate the webhook and are no longer news. */
const oldest = 7 * 24 * 3_600_000;

interface Webhook {
	url: string;
	secret: string;
}

/** The owner's webhook, when ENQUIRY_WEBHOOK_URL and ENQUIRY_WEBHOOK_SECRET are both set. */
function findWebhook(): Webhook | undefined {
	const { ENQUIRY_WEBHOOK_URL: url, ENQUIRY_WEBHOOK_SECRET: secret } = process.env;
	if (!url) return;
	if (secret) return { url, secret };
	console.warn(
		JSON.stringify({ event: "webhook has no secret", cause: "set ENQUIRY_WEBHOOK_SECRET" }),
	);
}

/**
 * Sends an enquiry to the owner's webhook and records that it was sent. Never fails: the scheduled function
 * announces later what could not be announced now.
 * @param longest milliseconds that recording it may take
 * @returns whether it was sent and recorded
 */
export async function announce(
	enquiry: Enquiry,
	context: DeployContext,
	longest?: number,
): Promise<boolean> {
	const webhook = findWebhook();
	if (!webhook) return false;
	try {
		await post(webhook, enquiry, nameContext(context));
		const announcements = openStore("announcements", context);
		await waitForStore(announcements.set(enquiry.id, new Date().toISOString()), longest);
		return true;
	} catch (error) {
		warn(enquiry.id, error);
		return false;
	}
}

/**
 * Announces enquiries of the last seven days that the webhook has not received, the newest first, so that an
 * enquiry on which the webhook hangs does not hold up new ones.
 * @returns how many were announced
 */
export async function announceMissed(context: DeployContext): Promise<number> {
	if (!findWebhook()) return 0;
	const end = Date.now() + budget;
	const since = Date.now() - oldest;
	const enquiries = openStore("enquiries", context);
	const lists = Promise.all([openStore("announcements", context).list(), enquiries.list()]);
	const [announced, stored] = await waitForStore(lists, budget);
	const done = new Set(announced.blobs.map(({ key }) => key));
	const missed = stored.blobs
		.map(({ key }) => key)
		.filter((key) => isEnquiryId(key) && !done.has(key) && !isBefore(key, since));
	let count = 0;
	for (const key of missed.sort().reverse()) {
		if (Date.now() > end) break;
		const enquiry = await read(enquiries, key);
		if (!enquiry || Date.parse(enquiry.submittedAt) < since) continue;
		if (await announce(enquiry, context, storePatience)) count++;
	}
	return count;
}

/** An enquiry; one that cannot be read waits for the next run and does not hold up the rest. */
async function read(enquiries: Store, key: string): Promise<Enquiry | undefined> {
	try {
		return await waitForStore(readEntry(enquiries, key, enquirySchema), storePatience);
	} catch (error) {
		warn(key, error);
	}
}

/** Logs that the owner has not been told of an enquiry, and why. */
function warn(id: string, error: unknown): void {
	const cause = describeCause(error as Error);
	console.warn(JSON.stringify({ event: "not announced", id, cause }));
}

/** @param context tells an enquiry of a customer's from one sent to try the form */
async function post({ url, secret }: Webhook, enquiry: Enquiry, context: string): Promise<void> {
	const body = JSON.stringify({ type: "enquiry", context, enquiry });
	const time = Math.floor(Date.now() / 1000);
	const response = await fetch(url, {
		method: "POST",
		headers: {
			"Content-Type": "application/json",
			"Idempotency-Key": enquiry.id,
			"Webhook-Signature": `t=${time},v1=${sign(secret, time, body)}`,
		},
		body,
		redirect: "error",
		signal: AbortSignal.timeout(patience),
	});
	await response.body?.cancel();
	if (!response.ok) throw new Error(`webhook answered ${response.status}`);
}

/** HMAC-SHA256 over `{unix seconds}.{body}`, in hex. */
export function sign(secret: string, time: number, body: string): string {
	return createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
}
