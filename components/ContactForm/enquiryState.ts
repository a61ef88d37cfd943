import type { Submission } from "../../netlify/enquiries/records.ts";

/** An enquiry that has reached us. */
export interface Sent {
	/** Not known any more after a reload. */
	enquiry?: Submission;
	/** Key that it was sent under. */
	key: string;
}

/**
 * Where an enquiry stands: from editing, or invalid at a press, to sending, and from there to sent or failed; from failed
 * without a connection to waiting, which ends in sent, failed by the server's word, or editing by the visitor's.
 */
export type EnquiryState =
	/** `restoredAt`: Unix time in milliseconds of the draft that the form opened with, until something is typed. */
	| { name: "editing"; restoredAt?: number }
	/** Fields that break a rule, as counted when the button was pressed. */
	| { name: "invalid"; count: number }
	| { name: "sending" }
	/** `atFields`: the server refused some fields, and each shows why. */
	| { name: "failed"; atFields: boolean }
	/** For the connection. `pause`: milliseconds from its coming back to the next try. */
	| { name: "waiting"; pause: number }
	| { name: "sent"; sent: Sent };

export type EnquiryEvent =
	| { type: "typed" }
	| { type: "refused by a rule"; count: number }
	| { type: "started" }
	/** `refusal`: the server's own no, with the number of fields that it names; otherwise it was not reached. */
	| { type: "failed"; refusal?: number }
	| { type: "asked to wait" }
	| { type: "asked to stop" }
	| { type: "arrived"; sent: Sent };

/** Milliseconds between tries while the visitor waits: a connection often comes back in fits and starts. */
const nextTry = 10_000;

/** What becomes of an enquiry by what happens to it. */
export function changeState(state: EnquiryState, event: EnquiryEvent): EnquiryState {
	const isWaiting = state.name === "waiting";
	switch (event.type) {
		case "typed":
			// Whoever goes on typing is not cut off by the next try.
			if (isWaiting) return { name: "waiting", pause: nextTry };
			return state.name === "editing" ? { name: "editing" } : state;
		case "refused by a rule":
			return { name: "invalid", count: event.count };
		case "started":
			return isWaiting ? state : { name: "sending" };
		case "failed":
			if (isWaiting && event.refusal === undefined) return { name: "waiting", pause: nextTry };
			return { name: "failed", atFields: Boolean(event.refusal) };
		case "asked to wait":
			return { name: "waiting", pause: 0 };
		case "asked to stop":
			return { name: "editing" };
		case "arrived":
			return { name: "sent", sent: event.sent };
	}
}
