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
	/** Milliseconds between a try that failed and the next; the last one repeats. */
	pauses: readonly number[];
	/** Whether an enquiry is sent at all. */
	takes(enquiry: Enquiry): boolean;
	/** Sends an enquiry within 15 s. @throws NotSent, with a message for the log */
	send(enquiry: Enquiry, context: DeployContext): Promise<void>;
}

/** An enquiry could not be sent. */
export class NotSent extends Error {
	/** `later`: nothing arrived. `never`: it is not wanted. `unsure`: it may have arrived. */
	readonly outcome: "later" | "never" | "unsure";

	constructor(message: string, outcome: NotSent["outcome"] = "later") {
		super(message);
		this.outcome = outcome;
	}
}

export const minute = 60_000;
/** Milliseconds: a week, in which the owner will have noticed that a channel fails. */
export const week = 7 * 24 * 60 * minute;
