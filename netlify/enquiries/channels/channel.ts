import type { DeployContext } from "../blobs.ts";
import type { Enquiry } from "../records.ts";

/** One of the ways in which people are told of an enquiry. */
export interface Channel {
	/** Part of the name under which it is recorded that an enquiry was sent. */
	name: string;
	/** Whether the owner has set what it needs. */
	isSet(): boolean;
	/** Milliseconds after which an enquiry is no longer sent: it is older than the channel, or no news. */
	goodFor: number;
	/** Whether an enquiry is sent at all. */
	takes(enquiry: Enquiry): boolean;
	/** Sends an enquiry within 6 s. @throws when it could not be sent; the message is for the log */
	send(enquiry: Enquiry, context: DeployContext): Promise<void>;
}

/** Milliseconds: a week, in which the owner will have noticed that a channel fails. */
export const week = 7 * 24 * 3_600_000;
