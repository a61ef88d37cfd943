import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";

/** Providers that ignore dots before the "@". */
const dotless = ["gmail.com", "googlemail.com"];

/**
 * The mailbox behind an address: lower case, without the `+tag` that most providers allow, without dots where the
 * provider ignores them. Only for comparing; mail goes to the address as typed.
 */
export function findMailbox(email: string): string {
	const at = email.lastIndexOf("@");
	const name = email.slice(0, at).toLowerCase();
	const domain = email.slice(at + 1).toLowerCase();
	const host = domainToASCII(domain) || domain;
	const box = name.replace(/(?<=.)\+.*$/, "");
	return dotless.includes(host) ? `${box.replaceAll(".", "")}@gmail.com` : `${box}@${host}`;
}

/** Name under which a mailbox is known: it hides the address. */
export function hashMailbox(email: string): string {
	return createHash("sha256").update(findMailbox(email)).digest("hex");
}
