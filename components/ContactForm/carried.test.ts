// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { addCarried, takeCarried } from "./carried.ts";
import { carryToEnquiry } from "./carriedStore.ts";
import { empty } from "./values.ts";

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
	const values = {
		...empty,
		name: "Ada",
		message: "Please ring after five. ",
		interests: ["Awnings"],
	};
	expect(addCarried(values, carried)).toEqual({
		...values,
		message: "Please ring after five.\n\nI would like a quote.",
		interests: ["Awnings", "Zip Screens"],
	});
});

test("BEY-05 the same words are not added twice", () => {
	const once = addCarried(empty, carried);
	expect(addCarried(once, carried)).toEqual(once);
});

test("a place goes where there is none, and as a whole", () => {
	const place = { city: "Bowral", state: "NSW", postcode: "2576" };
	expect(addCarried(empty, place)).toEqual({ ...empty, ...place });
	const own = { ...empty, postcode: "2515" };
	expect(addCarried(own, place)).toEqual(own);
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
