import { createHmac } from "node:crypto";
import { nameContext } from "../blobs.ts";
import { findHookFault } from "../mailFaults.ts";
import { type Channel, minute, NotSent, week } from "./channel.ts";

/** Milliseconds the owner's webhook may take to answer. */
const patience = 3000;
/** Statuses of a receiver that had no time: request timeout, too many requests. */
const tryAgain = [408, 429];

/**
 * Posts an enquiry to the owner's own address, ENQUIRY_WEBHOOK_URL, signed with ENQUIRY_WEBHOOK_SECRET as Standard
 * Webhooks has it (https://www.standardwebhooks.com), so that a receiver can check it with a ready library.
 */
export const webhook: Channel = {
	name: "webhook",
	goodFor: week,
	pauses: [10 * minute, 60 * minute, 360 * minute, 1440 * minute],
	isSet() {
		const { ENQUIRY_WEBHOOK_URL: url, ENQUIRY_WEBHOOK_SECRET: secret } = process.env;
		if (!url) return false;
		const fault = findHookFault(url, secret);
		if (fault) console.warn(JSON.stringify({ event: "webhook not used", cause: fault }));
		return !fault;
	},
	takes: () => true,
	async send(enquiry, context) {
		const { ENQUIRY_WEBHOOK_URL: url = "", ENQUIRY_WEBHOOK_SECRET: secret = "" } = process.env;
		const body = JSON.stringify({ type: "enquiry", context: nameContext(context), enquiry });
		const time = Math.floor(Date.now() / 1000);
		const response = await fetch(url, {
			method: "POST",
			headers: {
				"Content-Type": "application/json",
				"webhook-id": enquiry.id,
				"webhook-timestamp": String(time),
				"webhook-signature": `v1,${sign(secret, enquiry.id, time, body)}`,
			},
			body,
			// An address that the owner did not name gets nothing.
			redirect: "manual",
			signal: AbortSignal.timeout(patience),
		}).catch((error: Error) => {
			// Without the library's own text, which may have the address and the token in it.
			throw new NotSent(`webhook gave no answer: ${codeOf(error)}`);
		});
		await response.body?.cancel();
		const { status } = response;
		if (status < 400) return;
		const isRefused = status < 500 && !tryAgain.includes(status);
		throw new NotSent(`webhook answered ${status}`, isRefused ? "never" : "later");
	},
};

function codeOf({ name, cause }: Error): string {
	return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
}

/** HMAC-SHA256 in base64. A secret that begins with `whsec_` holds its key in base64. */
function sign(secret: string, id: string, time: number, body: string): string {
	const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : secret;
	return createHmac("sha256", key).update(`${id}.${time}.${body}`).digest("base64");
}
