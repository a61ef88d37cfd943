// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { dropDraft, readDraft, writeDraft } from "./draft.ts";
import { empty } from "./values.ts";

const values = { ...empty, name: "Mei", interests: ["Other"] };
const day = 24 * 3_600_000;

beforeEach(() => localStorage.clear());

test("BEY-03 a draft is read back as it was written, with the key of its enquiry", () => {
	writeDraft(values, { key: "k" });
	expect(readDraft()).toMatchObject({ values, key: "k" });
});

test("a draft is kept 30 days and not longer", () => {
	const now = Date.now();
	writeDraft(values, { now });
	expect(readDraft(now + 30 * day)?.values).toEqual(values);
	expect(readDraft(now + 30 * day + 1)).toBeUndefined();
	expect(localStorage).toHaveLength(0);
});

test("an emptied form leaves nothing behind", () => {
	writeDraft(values);
	writeDraft(empty);
	expect(localStorage).toHaveLength(0);
});

test("a form that has only what its page put there leaves no draft; one with a word more is kept whole", () => {
	const offered = { ...empty, city: "Bowral", interests: ["Roller Blinds"] };
	writeDraft(offered, { offered });
	expect(localStorage).toHaveLength(0);
	writeDraft({ ...offered, name: "Mei" }, { offered });
	expect(readDraft()?.values).toEqual({ ...offered, name: "Mei" });
});

test("dropping leaves nothing behind", () => {
	writeDraft(values);
	dropDraft();
	expect(localStorage).toHaveLength(0);
});

test("BEY-03 a draft from before the form got one field and lost another is kept, with what still fits", () => {
	const { message: _, ...older } = values;
	const offered = { city: "Bowral", fax: "1" };
	const draft = {
		version: 1,
		savedAt: Date.now(),
		values: { ...older, fax: "7" },
		offered,
		key: "k",
	};
	localStorage.setItem("enquiry-draft", JSON.stringify(draft));
	const read = readDraft();
	expect(read).toMatchObject({ values, key: "k" });
	expect(Object.keys(read?.values ?? {})).toEqual(Object.keys(empty));
	expect(read?.offered).toEqual({ ...empty, city: "Bowral" });
});

test.each([
	"{",
	"null",
	"[]",
	'{"version":2,"savedAt":0,"values":{}}',
	JSON.stringify({ version: 1, savedAt: Date.now() }),
	JSON.stringify({ version: 1, savedAt: Date.now(), values: "text" }),
	JSON.stringify({ version: 1, savedAt: Date.now(), values: { name: 1 } }),
	JSON.stringify({ version: 1, savedAt: Date.now(), values, offered: { interests: "one" } }),
	JSON.stringify({ version: 1, savedAt: Date.now(), values, key: 7 }),
])("what is no draft of this version is dropped: %s", (text) => {
	writeDraft(values);
	localStorage.setItem(localStorage.key(0) ?? "", text);
	expect(readDraft()).toBeUndefined();
	expect(localStorage).toHaveLength(0);
});

test("a browser that forbids storage loses the draft and nothing else", () => {
	const refuse = () => {
		throw new DOMException("denied", "SecurityError");
	};
	vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
	expect(() => writeDraft(values)).not.toThrow();
	expect(readDraft()).toBeUndefined();
	vi.restoreAllMocks();
});
