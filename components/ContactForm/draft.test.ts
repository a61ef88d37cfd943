// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { closeStorage } from "../../tests/closedStorage.ts";
import { readDraft, writeDraft } from "./draft.ts";

const written = { name: "Mei", interests: ["Other"] };
const day = 24 * 3_600_000;
const savedAt = Date.now();
const draft = () => ({ savedAt, key: "k", written });

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

test("a draft is kept 30 days and not longer", () => {
	const now = Date.now();
	writeDraft({ ...draft(), savedAt: now });
	expect(readDraft(now + 30 * day)?.written).toEqual(written);
	expect(readDraft(now + 30 * day + 1)).toBeUndefined();
	expect(localStorage).toHaveLength(0);
});

test("an emptied form leaves nothing behind", () => {
	writeDraft(draft());
	writeDraft({ ...draft(), written: { name: "", interests: [] } });
	expect(localStorage).toHaveLength(0);
});

test("BEY-03 of a draft from before the form got one field and lost another, what still fits is kept", () => {
	const older = { ...draft(), written: { ...written, fax: "7", phone: 1, interests: "one" } };
	localStorage.setItem("enquiry-draft", JSON.stringify(older));
	expect(readDraft()?.written).toEqual({ name: "Mei" });
});

test.each(["{", "null", '{"savedAt":9e15,"key":7}'])("what is no draft is dropped: %s", (text) => {
	localStorage.setItem("enquiry-draft", text);
	expect(readDraft()).toBeUndefined();
	expect(localStorage).toHaveLength(0);
});

test("BEY-05 a browser that forbids storage loses the draft and nothing else", () => {
	closeStorage("setItem", "getItem");
	expect(() => writeDraft(draft())).not.toThrow();
	expect(readDraft()).toBeUndefined();
});
