import { type DeployContext, nameContext } from "../site.ts";

/* The variables that the owner sets (docs/enquiries.md), and what is wrong with them in words. */

/** Looks like one address; the mail server judges the rest. */
const address = /^(?:[^<>]*<)?[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>?$/;

/** What keeps the owner from being told, or is not done as it was meant, in sentences that each name a variable. */
export function findFaults(context: DeployContext): string[] {
	const { ENQUIRY_RECEIPT: receipt = "", ENQUIRY_KEEP_MONTHS: months = "" } = process.env;
	return [
		...findMailFaults(context),
		findHookFault(),
		!["", "on", "off"].includes(receipt) && "ENQUIRY_RECEIPT is neither on nor off.",
		!/^\d*$/.test(months) && "ENQUIRY_KEEP_MONTHS is no number of months, such as 24.",
	].filter(Boolean) as string[];
}

/** The same for mail alone. On this machine nothing need be set, as the inbox's link is printed in the terminal. */
export function findMailFaults(context: DeployContext): string[] {
	const { SMTP_URL, ENQUIRY_EMAIL_TO, EMAIL_FROM } = process.env;
	if (nameContext(context) === "local" && !SMTP_URL && !ENQUIRY_EMAIL_TO) return [];
	return [
		findServerFault(SMTP_URL),
		!ENQUIRY_EMAIL_TO && "ENQUIRY_EMAIL_TO is not set.",
		ENQUIRY_EMAIL_TO && !address.test(ENQUIRY_EMAIL_TO) && "ENQUIRY_EMAIL_TO is not one address.",
		EMAIL_FROM && !address.test(EMAIL_FROM) && "EMAIL_FROM is not one address.",
	].filter(Boolean) as string[];
}

/** What is wrong with SMTP_URL. Neither the password nor the address is quoted. */
export function findServerFault(text?: string): string | undefined {
	if (!text) return "SMTP_URL is not set.";
	if (!/^smtps?:\/\//.test(text)) return "SMTP_URL does not begin with smtps:// or smtp://.";
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
export function findHookFault(): string | undefined {
	const { ENQUIRY_WEBHOOK_URL: url, ENQUIRY_WEBHOOK_SECRET: secret } = process.env;
	if (!url) return;
	if (!secret) return "ENQUIRY_WEBHOOK_SECRET is not set, and ENQUIRY_WEBHOOK_URL is.";
	const { protocol, hostname } = URL.parse(url) ?? {};
	if (protocol === "https:" || (protocol === "http:" && hostname === "localhost")) return;
	return "ENQUIRY_WEBHOOK_URL is not an https: address.";
}
