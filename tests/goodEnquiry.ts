import type { Submission } from "../netlify/enquiries/records.ts";

/** An enquiry that follows every rule. */
export const goodEnquiry: Submission = {
	name: "Mei O’Connor",
	email: "mei@example.com",
	phone: "02 5550 0199",
	streetAddress: "12 Cliff Road",
	city: "Wollongong",
	state: "NSW",
	postcode: "2500",
	interests: ["Roller Blinds", "Other"],
	message: "Two windows,\nfacing west.",
};
