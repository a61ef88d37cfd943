import fc from "fast-check";
import type { Submission } from "../netlify/enquiries/records.ts";

/** An enquiry that follows every rule. */
export const goodEnquiry = {
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

/** Text without anything that the rules would remove or trim. */
const plain = (minLength: number, maxLength: number) =>
	fc
		.string({ unit: "grapheme", minLength, maxLength })
		.filter((text) => !/[\p{Cc}\u2028\u2029]/u.test(text))
		.map((text) => text.trim())
		.filter((text) => text.length >= minLength && text.length <= 200)
		.filter((text) => minLength === 0 || /[^\s\p{Cf}]/u.test(text));

/** Any valid enquiry, in any script. */
export const goodSubmission: fc.Arbitrary<Submission> = fc.record({
	name: plain(1, 40),
	email: fc.constantFrom("a@b.co", "first.last+tag@sub.example.com.au", "o'neil@example.org"),
	phone: plain(8, 30),
	streetAddress: plain(1, 60),
	city: plain(0, 30),
	state: plain(0, 30),
	postcode: plain(0, 10),
	interests: fc.array(plain(0, 20), { maxLength: 30 }),
	message: plain(0, 100),
});
