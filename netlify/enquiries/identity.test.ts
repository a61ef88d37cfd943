import fc from "fast-check";
import { v7 } from "uuid";
import { describe, expect, test } from "vitest";
import { goodEnquiry as submission } from "../../tests/goodEnquiry.ts";
import { identifyByContent, identifyByKey, isEnquiryId } from "./identity.ts";

const identify = (words: typeof submission, key: string | null) => identifyByKey(words, key).id;

describe("the name under which an enquiry is stored", () => {
	test("is the same for the same key and words, whatever the key", () => {
		fc.assert(
			fc.property(fc.string({ minLength: 1, maxLength: 300 }), (key) => {
				fc.pre(key.trim() !== "");
				const id = identify(submission, key);
				expect(identify(submission, key)).toBe(id);
				expect(isEnquiryId(id)).toBe(true);
				expect(id).toMatch(/^[0-9a-f-]+$/);
			}),
		);
	});

	test("differs for other keys and for other words", () => {
		const key = v7();
		const ids = [
			identify(submission, key),
			identify(submission, v7()),
			identify({ ...submission, message: "Hello" }, key),
			identify(submission, null),
			identify(submission, null),
		];
		expect(new Set(ids).size).toBe(5);
	});
});

test("a form without script has one name in an hour, and knows that of the hour before; other words have another", () => {
	const now = Date.UTC(2026, 10, 21, 9, 10);
	const first = identifyByContent(submission, now);
	expect(identifyByContent(submission, now + 60_000)).toEqual(first);
	const next = identifyByContent(submission, now + 3_600_000);
	expect(next.id).not.toBe(first.id);
	expect(next.earlierIds).toEqual([first.id]);
	expect(identifyByContent({ ...submission, city: "Bulli" }, now).id).not.toBe(first.id);
	expect(isEnquiryId(first.id)).toBe(true);
});

test("leftovers of broken writes are no enquiries", () => {
	for (const name of [".k3j2h1", "", "x", `${v7()}`, `${v7()}-xyz`, `.${v7()}-0123456789ab`]) {
		expect(isEnquiryId(name)).toBe(false);
	}
});
