// @vitest-environment jsdom
import { validate, version } from "uuid";
import { beforeEach, expect, test, vi } from "vitest";
import { mount } from "./quote.mount.ts";
import { makeKey, readDraft, takeSubject, writeDraft } from "./storage.ts";

const written = { name: "Mei", interests: ["Other"] };
const day = 24 * 3_600_000;
const savedAt = Date.now();
const draft = () => ({ savedAt, key: "k", written });

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

test("a key is a version 7 UUID, as the server expects, and no two are alike", () => {
	const keys = Array.from({ length: 50 }, makeKey);
	expect(keys.filter((key) => validate(key) && version(key) === 7)).toHaveLength(50);
	expect(new Set(keys).size).toBe(50);
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

const subject = { message: "I would like a quote.", interests: ["Zip Screens"] };

test("BEY-05 what is handed over arrives once", () => {
	makeLink(JSON.stringify(subject)).click();
	expect(takeSubject()).toEqual(subject);
	expect(takeSubject()).toBeUndefined();
});

test.each(["{", '{"message":7,"interests":[1]}'])(
	"BEY-05 broken words in the store (%s) are passed over",
	(kept) => {
		sessionStorage.setItem("enquiry-subject", kept);
		expect(takeSubject() ?? {}).toEqual({});
	},
);

test("BEY-05 a browser that forbids storage loses draft and subject and nothing else", () => {
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("denied", "SecurityError");
	});
	vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
		throw new DOMException("denied", "SecurityError");
	});
	expect(() => makeLink(JSON.stringify(subject)).click()).not.toThrow();
	expect(takeSubject()).toBeUndefined();
	expect(() => writeDraft(draft())).not.toThrow();
	expect(readDraft()).toBeUndefined();
	vi.restoreAllMocks();
});

function makeLink(subject: string): HTMLAnchorElement {
	const link = document.createElement("a");
	link.dataset.subject = subject;
	mount(link);
	return link;
}

test("a link that is opened in a new tab leaves nothing for the next form of this one", () => {
	const link = makeLink('{"interests":["Awnings"]}');
	for (const key of ["ctrlKey", "metaKey", "shiftKey"]) {
		link.dispatchEvent(new MouseEvent("click", { [key]: true, cancelable: true }));
	}
	expect(sessionStorage).toHaveLength(0);
});
