import type { Submission } from "../../netlify/submission.ts";
import type { Attempt } from "./draft.ts";

/**
 * Key of an enquiry, a UUID that carries its time. The same words sent again keep their key, so that they are
 * stored once (Q15); other words are another enquiry.
 */
export function nextAttempt(enquiry: Submission, last: Attempt | undefined): Attempt {
	const content = JSON.stringify(enquiry);
	return last?.content === content ? last : { key: makeKey(), content };
}

/**
 * UUID of version 7 (RFC 9562): 48 bits of Unix time in milliseconds, the rest random. The uuid package weighs
 * 0.5 KB more in the browser, and crypto.randomUUID is missing where the site is served without TLS.
 */
export function makeKey(now = Date.now()): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	const time = now.toString(16).padStart(12, "0");
	const variant = "89ab".charAt((bytes[8] ?? 0) & 3);
	return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
