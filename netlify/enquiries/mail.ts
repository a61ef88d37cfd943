import { NotSent } from "./channels/channel.ts";
import { findServerFault } from "./mailFaults.ts";

/** An e-mail as plain text and HTML. */
export interface Mail {
	to: string;
	subject: string;
	text: string;
	html: string;
	replyTo?: { name: string; address: string };
	headers?: Record<string, string>;
	/** Tells mail programs that a second delivery is the same message. */
	id?: string;
	/** The id of the message that it follows. */
	thread?: string;
	attachments?: { filename: string; content: Buffer; contentType: string }[];
}

/** Milliseconds that handing over an e-mail may take, and that reaching the server may. */
const patience = 15_000;
const connecting = 6000;

/** Whether e-mail can be sent: SMTP_URL names the server, EMAIL_FROM or ENQUIRY_EMAIL_TO the sender. */
export function canMail(): boolean {
	return Boolean(process.env.SMTP_URL && sender());
}

function sender(): string | undefined {
	return process.env.EMAIL_FROM || process.env.ENQUIRY_EMAIL_TO;
}

/**
 * Hands an e-mail to the owner's mail server, over TLS unless that is on this machine.
 * @throws NotSent when it is refused, or not taken within 15 s; the message names neither the server nor anybody's
 * address
 */
export async function sendMail({ id, thread, ...mail }: Mail): Promise<void> {
	// The library would quote the whole of it, password and all.
	const fault = findServerFault(process.env.SMTP_URL ?? "");
	if (fault) throw new NotSent(`mail not sent: ${fault}`);
	// Loaded only when needed: nobody's answer waits for it.
	const { createTransport } = await import("nodemailer");
	const transport = createTransport({
		url: process.env.SMTP_URL,
		requireTLS: !isLoopback(process.env.SMTP_URL ?? ""),
		connectionTimeout: connecting,
		greetingTimeout: connecting,
		socketTimeout: patience,
	} as Parameters<typeof createTransport>[0]);
	const from = sender() ?? "";
	const host = from
		.split("@")
		.at(-1)
		?.replace(/[^\w.-]/g, "");
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(reject, patience, { code: "ETIMEDOUT" } satisfies Failure);
	});
	const sent = transport.sendMail({
		...mail,
		from,
		...(id && { messageId: `<${id}@${host}>` }),
		...(thread && { inReplyTo: `<${thread}@${host}>`, references: `<${thread}@${host}>` }),
		// Nothing that a visitor typed may name a file or an address to fetch.
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	try {
		await Promise.race([sent, late]);
	} catch (error) {
		// What the server says may quote an address, and the library's errors the log-in.
		const failure = error as Failure;
		const cause = [failure.code, failure.responseCode].filter(Boolean).join(" ");
		throw new NotSent(`mail not sent: ${cause}`, isCertain(failure) ? "later" : "unsure");
	} finally {
		clearTimeout(timer);
		sent.catch(() => undefined);
		transport.close();
	}
}

/** What the library says of a failure. */
interface Failure {
	code?: string;
	responseCode?: number;
	syscall?: string;
	timeoutType?: string;
}

/** Whether the server cannot have taken the message: it answered, or never got so far. */
function isCertain({ code = "", responseCode, syscall, timeoutType = "" }: Failure): boolean {
	const isEarly = ["EAUTH", "EDNS", "ETLS", "EENVELOPE"].includes(code) || syscall === "connect";
	return responseCode !== undefined || isEarly || /^(CONNECTION|GREETING)/.test(timeoutType);
}

/** A server on this machine, to which nothing travels. */
function isLoopback(url: string): boolean {
	const { hostname = "" } = URL.parse(url) ?? {};
	return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

const entities: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

/** A text for HTML. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

/** A whole HTML message around its content. */
export function htmlPage(content: string): string {
	return `<!doctype html><html lang="en-AU"><meta charset="utf-8"><body style="font-family: sans-serif">${content}</body></html>`;
}

/** A mail that tells the owner that mails come. */
export function writeTest(): Mail {
	const text = "This is a test. Mails about enquiries come to this address.";
	return {
		to: process.env.ENQUIRY_EMAIL_TO ?? "",
		subject: "Test of the inbox",
		text: `${text}\n`,
		html: htmlPage(`<p>${text}</p>`),
	};
}
