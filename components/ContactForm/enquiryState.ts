import type { Submission } from "../../netlify/enquiries/records.ts";

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
	/** What has reached us, and the key that it was sent under. */
	| { name: "sent"; enquiry: Submission; key: string };
