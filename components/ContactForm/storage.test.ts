// @vitest-environment jsdom
import { parse, validate, version } from "uuid";
import { beforeEach, expect, test, vi } from "vitest";
import { addSubject, empty, linkSubject } from "./enquiry.ts";
import { mount } from "./quote.mount.ts";
import { dropDraft, makeKey, readDraft, takeSubject, writeDraft } from "./storage.ts";

const values = { ...empty, name: "Mei", interests: ["Other"] };
const day = 24 * 3_600_000;

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

test("BEY-03 a draft is read back as it was written, with the key of its enquiry", () => {
	writeDraft(values, { key: "k" });
	expect(readDraft()).toMatchObject({ values, key: "k" });
});

test("a draft is kept 30 days and not longer", () => {
	const now = Date.now();
	writeDraft(values, { savedAt: now });
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

test("a key is a UUID of version 7 that carries its time", () => {
	const now = Date.UTC(2026, 10, 21, 9, 30, 0, 123);
	for (let index = 0; index < 500; index++) {
		const key = makeKey(now);
		expect(validate(key) && version(key)).toBe(7);
		const time = parse(key).slice(0, 6);
		expect(time.reduce((sum, byte) => sum * 256 + byte, 0)).toBe(now);
	}
});

test("ten thousand keys of one moment are ten thousand keys", () => {
	const keys = new Set(Array.from({ length: 10_000 }, () => makeKey(1)));
	expect(keys.size).toBe(10_000);
});

const subject = { message: "I would like a quote.", interests: ["Zip Screens"] };

test("BEY-05 what is handed over arrives once", () => {
	makeLink(JSON.stringify(subject)).click();
	expect(takeSubject()).toEqual(subject);
	expect(takeSubject()).toBeUndefined();
});

test("BEY-05 words and interests already in the form stay", () => {
	const values = {
		...empty,
		name: "Ada",
		message: "Please ring after five. ",
		interests: ["Awnings"],
	};
	expect(addSubject(values, subject)).toEqual({
		...values,
		message: "Please ring after five.\n\nI would like a quote.",
		interests: ["Awnings", "Zip Screens"],
	});
});

test("BEY-05 the same words are not added twice", () => {
	const once = addSubject(empty, subject);
	expect(addSubject(once, subject)).toEqual(once);
});

test("a place goes where there is none, and as a whole", () => {
	const place = { city: "Bowral", state: "NSW", postcode: "2576" };
	expect(addSubject(empty, place)).toEqual({ ...empty, ...place });
	const own = { ...empty, postcode: "2515" };
	expect(addSubject(own, place)).toEqual(own);
});

test.each(["{", "null", "7", '{"message":7,"interests":[]}', '{"message":"a","interests":[1]}'])(
	"BEY-05 broken words in the store (%s) are passed over",
	(kept) => {
		sessionStorage.setItem("enquiry-subject", kept);
		expect(takeSubject()).toBeUndefined();
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
	expect(() => writeDraft(values)).not.toThrow();
	expect(readDraft()).toBeUndefined();
	vi.restoreAllMocks();
});

function makeLink(subject?: string): HTMLAnchorElement {
	const link = document.createElement("a");
	if (subject) link.dataset.subject = subject;
	mount(link);
	return link;
}

test("a quote link hands over what it is about, and only when it is pressed", () => {
	const about = { interests: ["Awnings"], city: "Kiama", state: "NSW", postcode: "2533" };
	const link = makeLink(linkSubject(about)["data-subject"]);
	expect(takeSubject()).toBeUndefined();
	link.click();
	expect(takeSubject()).toEqual(about);
});

test("a link that is opened in a new tab leaves nothing for the next form of this one", () => {
	const link = makeLink('{"interests":["Awnings"]}');
	for (const key of ["ctrlKey", "metaKey", "shiftKey"]) {
		link.dispatchEvent(new MouseEvent("click", { [key]: true, cancelable: true }));
	}
	expect(sessionStorage).toHaveLength(0);
});

test("a link that is about nothing hands over nothing", () => {
	makeLink().click();
	expect(sessionStorage).toHaveLength(0);
});
