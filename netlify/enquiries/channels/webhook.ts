import { createHmac } from "node:crypto";
import { type DeployContext, inboxLink, nameContext } from "../../site.ts";
import { type Channel, minute, week } from "../attempts.ts";
import { printTime } from "../description.ts";
import { NotSent } from "../mail.ts";
import type { Enquiry } from "../records.ts";
import { findHookFault } from "../settings.ts";
import { listWishes } from "../wishes.ts";

/** Milliseconds the owner's webhook may take to answer. */
const longest = 3000;
/** Statuses of a receiver that had no time: request timeout, too many requests. */
const tryAgain = [408, 429];

/**
 * Posts an enquiry to the owner's own address, ENQUIRY_WEBHOOK_URL, signed with ENQUIRY_WEBHOOK_SECRET as Standard
 * Webhooks has it (https://www.standardwebhooks.com), so that a receiver can check it with a ready library.
 */
export const webhook: Channel = {
	name: "webhook",
	longest: week,
	pauses: [10 * minute, 60 * minute, 360 * minute, 1440 * minute],
	isSet: () => Boolean(process.env.ENQUIRY_WEBHOOK_URL) && !findHookFault(),
	takes: () => true,
	send(enquiry, context) {
		const text = summarise(enquiry, inboxLink(enquiry.id, context));
		return postWebhook(enquiry.id, { type: "enquiry", text, enquiry }, context);
	},
};

/** What a team reads in a channel of its own. */
function summarise(enquiry: Enquiry, link?: string): string {
	const { name, phone, city, interests, message, submittedAt } = enquiry;
	const about = [name, city, interests.join(", ")].filter(Boolean).join(" – ");
	const wishes = listWishes(message).map(([label, text]) => `${label}: ${text}`);
	const lines = [`Enquiry: ${about}`, ...wishes, phone, `Sent ${printTime(submittedAt)}`, link];
	return lines.filter(Boolean).join("\n");
}

/** Longest text that Discord takes, in characters (https://docs.discord.com/developers/resources/webhook). */
const longestContent = 2000;

/**
 * Posts to the owner's address. `text` is read by Slack, where three signs stand for others, and `content` by Discord,
 * where nobody is to be called by it; both pass over the rest.
 * @throws NotSent when it was not taken
 */
export async function postWebhook(
	id: string,
	{ text, ...message }: { type: string; text: string; enquiry?: Enquiry },
	context: DeployContext,
): Promise<void> {
	const { ENQUIRY_WEBHOOK_URL: url = "", ENQUIRY_WEBHOOK_SECRET: secret = "" } = process.env;
	const body = JSON.stringify({
		...message,
		context: nameContext(context),
		text: text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;"),
		content: text.slice(0, longestContent),
		allowed_mentions: { parse: [] },
	});
	const time = Math.floor(Date.now() / 1000);
	const response = await fetch(url, {
		method: "POST",
		headers: {
			"Content-Type": "application/json",
			"webhook-id": id,
			"webhook-timestamp": String(time),
			"webhook-signature": `v1,${sign(secret, `${id}.${time}.${body}`)}`,
		},
		body,
		// An address that the owner did not name gets nothing.
		redirect: "manual",
		signal: AbortSignal.timeout(longest),
	}).catch(({ name, cause }: Error) => {
		// Without the library's own text, which may have the address and the token in it.
		const { code = name } = (cause ?? {}) as NodeJS.ErrnoException;
		throw new NotSent(`webhook gave no answer: ${code}`);
	});
	await response.body?.cancel();
	const { status } = response;
	if (status < 400) return;
	const isRefused = status < 500 && !tryAgain.includes(status);
	throw new NotSent(`webhook answered ${status}`, isRefused ? "never" : "later");
}

/** HMAC-SHA256 in base64. A secret that begins with `whsec_` holds its key in base64. */
function sign(secret: string, text: string): string {
	const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : secret;
	return createHmac("sha256", key).update(text).digest("base64");
}
