import type { SendMailOptions } from "nodemailer";
import { waitFor } from "./blobs.ts";
import { findServerFault } from "./settings.ts";

/** To the owner unless `to` is given. */
interface Mail extends SendMailOptions {
	/** Tells mail programs that a second delivery is the same message. */
	id?: string;
	/** The id of the message that it follows. */
	thread?: string;
}

export class NotSent extends Error {
	/** `later`: nothing arrived. `never`: it is not wanted. `unsure`: it may have arrived. */
	readonly outcome: "later" | "never" | "unsure";

	constructor(message: string, outcome: NotSent["outcome"] = "later") {
		super(message);
		this.outcome = outcome;
	}
}

/** Milliseconds that handing over an e-mail may take, and that reaching the server may. */
const longest = 15_000;
const connecting = 6000;

const findSender = () => process.env.EMAIL_FROM || process.env.ENQUIRY_EMAIL_TO || "";

/** Whether e-mail can be sent: SMTP_URL names the server, EMAIL_FROM or ENQUIRY_EMAIL_TO the sender. */
export function canMail(): boolean {
	return Boolean(process.env.SMTP_URL && findSender());
}

/**
 * Hands an e-mail to the owner's mail server, over TLS unless that is on this machine.
 * @throws NotSent when it is refused, or not taken within 15 s; the message names neither the server nor anybody's
 * address
 */
export async function sendMail({ id, thread, ...mail }: Mail): Promise<void> {
	const { SMTP_URL: url = "", ENQUIRY_EMAIL_TO: owner } = process.env;
	// The library would quote the whole of it, password and all.
	const fault = findServerFault(url);
	if (fault) throw new NotSent(`mail not sent: ${fault}`);
	// Loaded only when needed: nobody's answer waits for it.
	const { createTransport } = await import("nodemailer");
	const transport = createTransport({
		url,
		// To a server on this machine nothing travels.
		requireTLS: !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(URL.parse(url)?.hostname ?? ""),
		connectionTimeout: connecting,
		greetingTimeout: connecting,
		socketTimeout: longest,
	});
	const from = findSender();
	const nameOf = (id?: string) => id && `<${id}@${from.replace(/^.*@|[^\w.-]/g, "")}>`;
	const sent = transport.sendMail({
		to: owner,
		...mail,
		from,
		messageId: nameOf(id),
		inReplyTo: nameOf(thread),
		references: nameOf(thread),
		// Nothing that a visitor typed may name a file or an address to fetch.
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	try {
		await waitFor(sent, longest, { code: "ETIMEDOUT" } satisfies Failure);
	} catch (error) {
		// What the server says may quote an address, and the library's errors the log-in.
		const failure = error as Failure;
		const cause = [failure.code, failure.responseCode].filter(Boolean).join(" ");
		throw new NotSent(`mail not sent: ${cause}`, isCertain(failure) ? "later" : "unsure");
	} finally {
		transport.close();
	}
}

type Failure = { code?: string; responseCode?: number; syscall?: string; timeoutType?: string };

/** Whether the server cannot have taken the message: it answered, or never got so far. */
function isCertain({ code = "", responseCode, syscall, timeoutType = "" }: Failure): boolean {
	const isEarly = /^(EAUTH|EDNS|ETLS|EENVELOPE)$/.test(code) || syscall === "connect";
	return responseCode !== undefined || isEarly || /^(CONNECTION|GREETING)/.test(timeoutType);
}

export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export function htmlPage(content: string): string {
	return `<!doctype html><html lang="en-AU"><meta charset="utf-8"><body style="font-family: sans-serif">${content}</body></html>`;
}

/** Paragraphs as plain text and as HTML; one that is an address becomes a link. */
export function writeParagraphs(...paragraphs: string[]) {
	const html = paragraphs.map((text) => {
		const plain = escapeHtml(text);
		return `<p>${/^https?:/.test(text) ? `<a href="${plain}">${plain}</a>` : plain}</p>`;
	});
	return { text: `${paragraphs.join("\n\n")}\n`, html: htmlPage(html.join("")) };
}

/** The library's codes (https://nodemailer.com/errors) in words. */
const words: [code: RegExp, reason: string][] = [
	[/EAUTH|53[045]/, "the mail server refused the user or the password"],
	[/EDNS|ENOTFOUND|EAI_AGAIN/, "there is no mail server of that name"],
	[/ETLS/, "the mail server offers no encryption"],
	[/ETIMEDOUT/, "the mail server did not answer in time"],
	[/ECONNREFUSED|ECONNECTION|ESOCKET|ECONNRESET/, "the mail server cannot be reached"],
	[/EENVELOPE/, "the mail server refused an address"],
	[/EMESSAGE|\b[45]\d\d\b/, "the mail server refused the message"],
];

/** Why a mail failed, in words for the owner. */
export function explain(cause: string): string {
	const known = words.find(([code]) => code.test(cause))?.[1];
	return known ?? cause.replace(/^mail not sent: |\.$/g, "");
}
