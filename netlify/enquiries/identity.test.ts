import { v7 } from "uuid";
import { expect, test } from "vitest";
import { goodEnquiry as words } from "../../tests/goodEnquiry.ts";
import { identifyByKey, isEnquiryId } from "./identity.ts";

const nameOf = (key: string | null, changes = {}) =>
	identifyByKey({ ...words, ...changes }, key).id;

test("an enquiry's name is the same for the same key and words, and differs for other keys, other words, and where there is no key", () => {
	const key = v7();
	const keys = [key, v7(), "any", "text", "王小明", "x".repeat(254), "x".repeat(255)];
	for (const each of keys) {
		expect(nameOf(` ${each}`)).toBe(nameOf(each));
		expect(isEnquiryId(nameOf(each))).toBe(true);
	}
	expect(nameOf(key.toUpperCase()).startsWith(`${key}-`)).toBe(true);
	const without = [null, null, " "];
	const names = [...keys, ...without].map((each) => nameOf(each));
	expect(new Set([...names, nameOf(key, { message: "Hello" })]).size).toBe(names.length + 1);
});

test("leftovers of broken writes are no enquiries", () => {
	const id = nameOf(v7());
	const short = ["", id.slice(0, 36), id.slice(0, -1)];
	for (const name of [...short, `${v7()}/${id.slice(36)}`, `.${id}`, `${id}0`, `z${id.slice(1)}`])
		expect([name, isEnquiryId(name)]).toEqual([name, false]);
});
