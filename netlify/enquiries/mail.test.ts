import { expect, test } from "vitest";
import { explain } from "./mail.ts";

test.each([
	["EAUTH", "the mail server refused the user or the password"],
	["EMESSAGE 530", "the mail server refused the user or the password"],
	["EDNS", "there is no mail server of that name"],
	["ETLS", "the mail server offers no encryption"],
	["ETIMEDOUT", "the mail server did not answer in time"],
	["ESOCKET", "the mail server cannot be reached"],
	["EENVELOPE 550", "the mail server refused an address"],
	["EMESSAGE 554", "the mail server refused the message"],
	["SMTP_URL names no server.", "SMTP_URL names no server"],
])("%s is said in words", (cause, reason) => {
	expect(explain(`mail not sent: ${cause}`)).toBe(reason);
});
