import { createHmac } from "node:crypto";
import type { Enquiry } from "./records.ts";
import {
	type DeployContext,
	describeCause,
	nameContext,
	openStore,
	waitForStore,
} from "./store.ts";

/** Milliseconds the owner's webhook may take to answer. */
const patience = 3000;

interface Webhook {
	url: string;
	secret: string;
}

/** The owner's webhook, when ENQUIRY_WEBHOOK_URL and ENQUIRY_WEBHOOK_SECRET are both set. */
export function findWebhook(): Webhook | undefined {
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
 * @param storePatience milliseconds that recording it may take
 * @returns whether it was sent and recorded
 */
export async function announce(
	enquiry: Enquiry,
	context: DeployContext,
	storePatience?: number,
): Promise<boolean> {
	const webhook = findWebhook();
	if (!webhook) return false;
	try {
		await post(webhook, { type: "enquiry", context: nameContext(context), enquiry });
		const announcements = openStore("announcements", context);
		const record = announcements.set(enquiry.id, new Date().toISOString());
		await waitForStore(record, storePatience);
		return true;
	} catch (error) {
		warnUnannounced(enquiry.id, error);
		return false;
	}
}

/** Logs that the owner has not been told of an enquiry, and why. */
export function warnUnannounced(id: string, error: unknown): void {
	const cause = describeCause(error as Error);
	console.warn(JSON.stringify({ event: "not announced", id, cause }));
}

/** What the webhook is told. */
interface Announcement {
	type: "enquiry";
	/** Tells an enquiry of a customer's from one sent to try the form. */
	context: string;
	enquiry: Enquiry;
}

async function post({ url, secret }: Webhook, announcement: Announcement): Promise<void> {
	const body = JSON.stringify(announcement);
	const time = Math.floor(Date.now() / 1000);
	const response = await fetch(url, {
		method: "POST",
		headers: {
			"Content-Type": "application/json",
			"Idempotency-Key": announcement.enquiry.id,
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
