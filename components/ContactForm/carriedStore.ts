import type { About } from "./about.ts";

/** Session-storage key for what the next enquiry form will be filled with; carry.mount.ts writes it too. */
export const carriedKey = "enquiry-carried";

/**
 * Keeps words for the enquiry form of this tab, which takes them when it hydrates.
 * The price guide and the quote links write, the form reads; nothing else uses the key.
 */
export function carryToEnquiry(about: About): void {
	try {
		sessionStorage.setItem(carriedKey, JSON.stringify(about));
	} catch {
		// Without storage the visitor arrives at an empty form.
	}
}
