import type { Enquiry, Subscription } from "./records.ts";

/** What the owner reads for each field of a record, in the order in which they are shown. */
export const fieldLabels = {
	id: "Id",
	submittedAt: "Received",
	subscribedAt: "Received",
	name: "Name",
	phone: "Phone",
	email: "Email",
	streetAddress: "Street address",
	city: "City or suburb",
	state: "State",
	postcode: "Postcode",
	interests: "Interests",
	message: "Message",
	askedAt: "Asked",
	confirmedAt: "Confirmed",
	typedName: "New name",
	leaveLink: "Link to leave",
	suspected: "Robot?",
} satisfies Record<keyof Enquiry | keyof Subscription, string>;

/** A text without the characters that turn the order of those around them: with them one text can pass for another. */
export function dropTurning(text: string): string {
	return text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, "");
}

/** Whether a record has anything in a field. */
export function hasText(record: object, field: string): boolean {
	return Boolean((record as Record<string, string | string[] | undefined>)[field]?.length);
}
