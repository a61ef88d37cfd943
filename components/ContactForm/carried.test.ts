// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { addCarried, carryToEnquiry, takeCarried } from "./carried.ts";

afterEach(() => {
	sessionStorage.clear();
	vi.restoreAllMocks();
});

const carried = { message: "I would like a quote.", interests: ["Zip Screens"] };

test("BEY-05 what is handed over arrives once", () => {
	carryToEnquiry(carried);
	expect(takeCarried()).toEqual(carried);
	expect(takeCarried()).toBeUndefined();
});

test("BEY-05 words and interests already in the form stay", () => {
	const values = { name: "Ada", message: "Please ring after five. ", interests: ["Awnings"] };
	expect(addCarried(values, carried)).toEqual({
		name: "Ada",
		message: "Please ring after five.\n\nI would like a quote.",
		interests: ["Awnings", "Zip Screens"],
	});
});

test("BEY-05 the same words are not added twice", () => {
	const once = addCarried({ message: "", interests: [] as string[] }, carried);
	expect(addCarried(once, carried)).toEqual(once);
});

test.each(["{", "null", "7", '{"message":7,"interests":[]}', '{"message":"a","interests":[1]}'])(
	"BEY-05 broken words in the store (%s) are passed over",
	(kept) => {
		sessionStorage.setItem("enquiry-carried", kept);
		expect(takeCarried()).toBeUndefined();
	},
);

test("BEY-05 a browser that forbids storage does not break the page", () => {
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("denied", "SecurityError");
	});
	vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
		throw new DOMException("denied", "SecurityError");
	});
	expect(() => carryToEnquiry(carried)).not.toThrow();
	expect(takeCarried()).toBeUndefined();
});
