import type { Submission } from "../../netlify/submission.ts";
import { request } from "./request.ts";

/** Text of the success toast when the server sends none (ERR-06). */
export const thanks = "Thank you for your message. We'll be in touch shortly!";
/** Text of the error toast when the error has none (ERR-05). */
export const sorry = "Something went wrong. Please try again.";

/**
 * Sends an enquiry: first to /api/contact, then, whatever made that fail, once to /api/contact.php (API-04).
 * Both calls carry the same key, so that one enquiry is stored once however many arrive (Q15).
 * @returns the text for the success toast
 * @throws Error with `PHP API returned {status}: {statusText}` (ERR-03) or the network's own words
 */
export async function sendEnquiry(enquiry: Submission, key: string): Promise<string> {
	const headers = { "Idempotency-Key": key };
	try {
		return await readMessage(await request("POST", "/api/contact", enquiry, { headers }));
	} catch {
		const response = await request("POST", "/api/contact.php", toFallback(enquiry), {
			headers,
			acceptAnyStatus: true,
		});
		if (!response.ok) throw new Error(`PHP API returned ${response.status}: ${response.statusText}`);
		return readMessage(response);
	}
}

/** The names the fallback uses: address and products (API-05). */
export function toFallback({ streetAddress, interests, ...rest }: Submission) {
	return { ...rest, address: streetAddress, products: interests };
}

async function readMessage(response: Response): Promise<string> {
	const answer = (await response.json()) as { message?: unknown };
	return typeof answer?.message === "string" && answer.message ? answer.message : thanks;
}
