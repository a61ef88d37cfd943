import { type DeployContext, nameContext } from "./blobs.ts";

/** Looks like one address; the mail server judges the rest. */
const address = /^(?:[^<>]*<)?[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>?$/;

/**
 * What keeps the owner from being told, in sentences that each name a variable. On this machine nothing need be set, as
 * the inbox's link is printed in the terminal.
 */
export function findFaults(context: DeployContext = {}): string[] {
	const { SMTP_URL, ENQUIRY_EMAIL_TO, EMAIL_FROM } = process.env;
	const { ENQUIRY_WEBHOOK_URL: hook, ENQUIRY_WEBHOOK_SECRET: secret } = process.env;
	const isOptional = nameContext(context) === "local" && !SMTP_URL && !ENQUIRY_EMAIL_TO;
	const hookFault = hook ? findHookFault(hook, secret) : undefined;
	return [
		...(isOptional ? [] : [SMTP_URL ? findServerFault(SMTP_URL) : "SMTP_URL is not set."]),
		!isOptional && !ENQUIRY_EMAIL_TO && "ENQUIRY_EMAIL_TO is not set.",
		ENQUIRY_EMAIL_TO && !address.test(ENQUIRY_EMAIL_TO) && "ENQUIRY_EMAIL_TO is not one address.",
		EMAIL_FROM && !address.test(EMAIL_FROM) && "EMAIL_FROM is not one address.",
		hookFault && `${hookFault}.`,
	].filter((fault) => typeof fault === "string" && fault !== "") as string[];
}

/** What is wrong with SMTP_URL. Neither the password nor the address is quoted. */
export function findServerFault(text: string): string | undefined {
	const [form] = /^smtps?:\/\//.exec(text) ?? [];
	if (!form) return "SMTP_URL does not begin with smtps:// or smtp://.";
	if (/[#\s]/.test(text)) return "SMTP_URL has a # or a blank: in a password write %23 or %20.";
	const url = URL.parse(text);
	if (!url?.hostname || url.pathname.length > 1)
		return "SMTP_URL names no server: in a password write %2F for / and %40 for @.";
	try {
		decodeURIComponent(url.username + url.password);
	} catch {
		return "SMTP_URL has a % that stands for nothing: in a password write %25.";
	}
}

/** Why the webhook is not called. Only TLS keeps an enquiry from others' eyes; a receiver on this machine needs none. */
export function findHookFault(url: string, secret: string | undefined): string | undefined {
	if (!secret) return "ENQUIRY_WEBHOOK_SECRET is not set, and ENQUIRY_WEBHOOK_URL is";
	const { protocol, hostname } = URL.parse(url) ?? {};
	if (protocol === "https:" || (protocol === "http:" && hostname === "localhost")) return;
	return "ENQUIRY_WEBHOOK_URL is not an https: address";
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
	return (
		words.find(([code]) => code.test(cause))?.[1] ?? cause.replace(/^mail not sent: |\.$/g, "")
	);
}
