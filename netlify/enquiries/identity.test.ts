import fc from "fast-check";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { goodEnquiry as words } from "../../tests/goodEnquiry.ts";
import { identifyByKey, isEnquiryId } from "./identity.ts";

const nameOf = (key: string | null, changes = {}) =>
	identifyByKey({ ...words, ...changes }, key).id;

test("an enquiry's name is the same for the same key and words, whatever the key", () => {
	fc.assert(
		fc.property(fc.string({ minLength: 1, maxLength: 300 }), (key) => {
			fc.pre(key.trim() !== "");
			expect(nameOf(` ${key}`)).toBe(nameOf(key));
			expect(isEnquiryId(nameOf(key))).toBe(true);
		}),
	);
	const key = v7();
	expect(nameOf(key.toUpperCase()).startsWith(`${key}-`)).toBe(true);
});

test("an enquiry's name differs for other keys, other words, and where there is no key", () => {
	const key = v7();
	const keys = [key, v7(), "any", "text", "x".repeat(254), "x".repeat(255), null, null, " "];
	const names = [...keys.map((each) => nameOf(each)), nameOf(key, { message: "Hello" })];
	expect(new Set(names).size).toBe(names.length);
});

test("leftovers of broken writes are no enquiries", () => {
	const id = nameOf(v7());
	for (const name of ["", id.slice(0, 36), id.slice(0, -1), `.${id}`, `${id}0`, `z${id.slice(1)}`])
		expect([name, isEnquiryId(name)]).toEqual([name, false]);
});
