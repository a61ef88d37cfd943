/**
 * Key of an enquiry, made at its first word and kept in its draft: however often and from however many pages
 * the same words are sent, they are stored once (Q15). The server tells different words apart by a digest
 * (netlify/enquiries/identity.ts).
 *
 * UUID version 7 (RFC 9562): 48 bits of Unix time in milliseconds, the rest random. The uuid package weighs
 * 0.5 KB more in the browser, and crypto.randomUUID is missing where the site is served without TLS.
 */
export function makeKey(now = Date.now()): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	const time = now.toString(16).padStart(12, "0");
	const variant = "89ab".charAt((bytes[8] ?? 0) & 3);
	return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
