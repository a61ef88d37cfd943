import type { About } from "./about.ts";

/** Where a tab keeps what its enquiry form will take; carry.mount.ts writes it too. */
export const carriedKey = "enquiry-carried";

/**
 * Keeps words for the enquiry form of this tab, which takes them when it wakes.
 * The price guide and the quote links write, the form reads; nobody else uses the key.
 */
export function carryToEnquiry(about: About): void {
	try {
		sessionStorage.setItem(carriedKey, JSON.stringify(about));
	} catch {
		// Without storage the visitor arrives at an empty form.
	}
}
