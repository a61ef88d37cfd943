import { fromFallbackNames, thanks, toFallbackNames } from "../../netlify/enquiries/formRules.ts";
import type { Submission } from "../../netlify/enquiries/records.ts";
import { readAnswer, request, sorry } from "../Form/request.ts";

/** What our server says to an enquiry that it did not store; `errors` has its messages by field. */
export class SendError extends Error {
	override name = "SendError";
	errors: Record<string, string> = {};
}

/**
 * Sends an enquiry: first to /api/contact, then, if that fails for any reason, once to /api/contact.php.
 * Both calls carry the same headers and so the same key: one enquiry is stored once however many arrive.
 * @returns the text for the success toast
 * @throws SendError with `PHP API returned {status}: {statusText}`, or Error in `request`'s words, or
 * with `sorry` when the fallback's answer is not JSON: an answer not from our functions stored nothing
 */
export async function sendEnquiry(
	enquiry: Submission,
	headers: Record<string, string>,
): Promise<string> {
	try {
		return await readThanks(await request("POST", "/api/contact", enquiry, { headers }));
	} catch {
		const response = await request("POST", "/api/contact.php", toFallbackNames(enquiry), {
			headers,
			acceptAnyStatus: true,
		});
		if (response.ok) return readThanks(response);
		const { message, errors } = await readAnswer(response).catch(() => ({
			message: "",
			errors: {},
		}));
		// HTTP/2 has no status text.
		const text = response.statusText || message || sorry;
		const refusal = new SendError(`PHP API returned ${response.status}: ${text}`);
		throw Object.assign(refusal, { errors: fromFallbackNames(errors) });
	}
}

async function readThanks(response: Response): Promise<string> {
	return (await readAnswer(response)).message || thanks;
}
