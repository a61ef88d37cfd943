import { createHash } from "node:crypto";
import { v5, v7, validate, version } from "uuid";
import type { Submission } from "./records.ts";

/** Milliseconds within which the same words without a key count as one enquiry. */
export const hour = 3_600_000;
const day = 24 * hour;
/** The browser keeps a draft and its key for 30 days; a clock may be a day off. */
const oldestKey = 31 * day;
const newestKey = day;

/**
 * Name under which an enquiry is stored: its key, then a digest of its words. However often an enquiry is
 * delivered, even at the same moment, it is written to one place, and no other enquiry is written there, not even
 * one sent with the same key by mistake.
 * @param key value of the Idempotency-Key header: a version 7 UUID from our form, any text from earlierIds
 */
export function identify(submission: Submission, key: string | null, now = Date.now()): string {
	return `${key ? toUuid(key.trim().slice(0, 255), now) : v7()}-${digest(submission)}`;
}

/** Where an enquiry is stored. */
export interface Identity {
	id: string;
	/** Names under which the same words may have come within the last hour. */
	earlierIds: string[];
}

/**
 * The same for forms sent without script, which have no key: one place for the same words in the same hour,
 * so a double press or a reload of the answer stores one enquiry.
 */
export function identifyByContent(submission: Submission, now = Date.now()): Identity {
	const random = createHash("sha256").update(JSON.stringify(submission)).digest().subarray(0, 16);
	const nameAt = (time: number) =>
		`${v7({ msecs: time - (time % hour), random })}-${digest(submission)}`;
	return { id: nameAt(now), earlierIds: [nameAt(now - hour)] };
}

/**
 * The same for forms sent with script. If an answer to the plain form, sent before the script had come, was lost, the
 * same words are there under the name that they got then.
 * @param key see `identify`; without one each request is an enquiry of its own
 */
export function identifyByKey(
	submission: Submission,
	key: string | null,
	now = Date.now(),
): Identity {
	const { id, earlierIds } = identifyByContent(submission, now);
	return { id: identify(submission, key, now), earlierIds: key ? [id, ...earlierIds] : [] };
}

/** The key that an enquiry's name begins with. */
export function keyOf(id: string): string {
	return id.slice(0, 36);
}

/** Whether a text has the form of an enquiry's name; leftovers of failed writes in the store do not. */
export function isEnquiryId(text: string): boolean {
	return validate(text.slice(0, 36)) && /^-[0-9a-f]{12}$/.test(text.slice(36));
}

/** A key that is not a UUID, or claims an impossible time, still tells enquiries apart. */
function toUuid(key: string, now: number): string {
	if (!validate(key)) return v5(key, v5.URL);
	const made = readTime(key) ?? now;
	const possible = made > now - oldestKey && made < now + newestKey;
	return possible ? key.toLowerCase() : v5(key.toLowerCase(), v5.URL);
}

/** Unix time in milliseconds at which a version 7 key was made; an enquiry's name begins with its key. */
export function readTime(key: string): number | undefined {
	const uuid = key.slice(0, 36);
	return version(uuid) === 7
		? Number.parseInt(uuid.replaceAll("-", "").slice(0, 12), 16)
		: undefined;
}

function digest(submission: Submission): string {
	return createHash("sha256").update(JSON.stringify(submission)).digest("hex").slice(0, 12);
}
