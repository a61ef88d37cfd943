import { createHash } from "node:crypto";
import { v5, v7, validate } from "uuid";
import type { Submission } from "./records.ts";

/** Milliseconds. */
export const hour = 3_600_000;

export interface Identity {
	/**
	 * Name under which an enquiry is stored: a key, then a digest of its words. However often an enquiry is delivered,
	 * even at the same moment, it is written to one place, and no other enquiry is written there, not even one sent
	 * with the same key by mistake.
	 */
	id: string;
	/** Names under which the same words may have come within the last hour. */
	earlierIds: string[];
}

/**
 * For forms sent without script, which have no key: one place for the same words in the same hour, so a double press or
 * a reload of the answer stores one enquiry.
 */
export function identifyByContent(submission: Submission, now = Date.now()): Identity {
	const random = digest(submission).subarray(0, 16);
	const nameAt = (time: number) => nameOf(v7({ msecs: time - (time % hour), random }), submission);
	return { id: nameAt(now), earlierIds: [nameAt(now - hour)] };
}

/**
 * For forms sent with script. If an answer to the plain form, sent before the script had come, was lost, the same words
 * are there under the name that they got then.
 * @param key value of the Idempotency-Key header: a version 7 UUID from our form, any text from others; without one each
 * request is an enquiry of its own
 */
export function identifyByKey(submission: Submission, key: string | null): Identity {
	const text = key?.trim();
	if (!text) return { id: nameOf(v7(), submission), earlierIds: [] };
	const uuid = validate(text) ? text.toLowerCase() : v5(text, v5.URL);
	const { id, earlierIds } = identifyByContent(submission);
	return { id: nameOf(uuid, submission), earlierIds: [id, ...earlierIds] };
}

function nameOf(key: string, submission: Submission): string {
	return `${key}-${digest(submission).toString("hex", 0, 6)}`;
}

function digest(submission: Submission): Buffer {
	return createHash("sha256").update(JSON.stringify(submission)).digest();
}

export function keyOf(id: string): string {
	return id.slice(0, 36);
}

/** Whether a text has the form of an enquiry's name; leftovers of failed writes in the store do not. */
export function isEnquiryId(text: string): boolean {
	return validate(keyOf(text)) && /^-[0-9a-f]{12}$/.test(text.slice(36));
}
